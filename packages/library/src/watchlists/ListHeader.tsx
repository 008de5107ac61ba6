import {
  Button,
  ConfirmDialog,
  Heading,
  type MenuEntry,
  Stack,
  Text,
  TextLink,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { joinFacts } from '@marquee/titles';
import { useState } from 'react';
import { MoreMenu } from '../menus/MoreMenu';
import { mayEdit, maySave } from '../rules/list-rights';
import { ListSharing } from './ListSharing';
import { NameLater } from './NameLater';
import { useListActions } from './use-list-actions';
import type { ListChanges } from './use-list-changes';
import type { UsedList } from './use-one-list';
import type { ListSummary } from './watchlist';

interface ListHeaderProps {
  list: ListSummary;
  used: UsedList;
  changes: ListChanges;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onDeleted: () => void;
}

/** The name of a list, which its owner changes, and what can be done with the list. */
export function ListHeader(props: ListHeaderProps) {
  const { list, used, isEditing, onEdit, onDeleted } = props;
  const { t, path } = useSite();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const actions = useListActions(list, used);
  const { name, size, ownership, ownerName } = list;
  const isOwned = mayEdit(list);
  const facts = joinFacts([
    t('lists.titles', { count: size }),
    ownership === 'shared' && ownerName ? t('lists.by', { name: ownerName }) : null,
  ]);
  const items: MenuEntry[] = [
    { label: t('lists.rename'), onSelect: () => setAsked('rename') },
    { label: t('lists.delete'), onSelect: () => setAsked('delete'), danger: true },
  ];
  return (
    <Stack as="header" gap={13}>
      {used.isViewer && <TextLink href={path('watchlists')}>{t('lists.all')}</TextLink>}
      <Stack gap={5}>
        <Heading level={1}>{name}</Heading>
        <Text tone="muted">{facts}</Text>
      </Stack>
      <Stack direction="row" gap={8} align="center">
        {isOwned && (
          <>
            <Button
              variant={isEditing ? 'primary' : 'secondary'}
              onClick={() => onEdit(!isEditing)}
            >
              {t(isEditing ? 'lists.edit.done' : 'lists.edit')}
            </Button>
            <ListSharing list={list} actions={actions} />
            <MoreMenu label={t('lists.menu', { name })} items={items} />
          </>
        )}
        {used.isViewer && maySave(list) && (
          <Button onClick={() => void actions.save()} loading={actions.busy}>
            {t('lists.saveShared')}
          </Button>
        )}
        {used.isViewer && list.saved && (
          <Button variant="secondary" onClick={() => void actions.unsave()} loading={actions.busy}>
            {t('lists.unsave')}
          </Button>
        )}
        {!used.isViewer && <SignInToSave />}
      </Stack>
      {asked === 'rename' && (
        <NameLater
          title={t('lists.rename')}
          name={name}
          submitLabel={t('lists.save')}
          onCancel={() => setAsked(null)}
          onSave={async (wanted) => {
            await actions.rename(wanted);
            setAsked(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title={t('lists.delete.title', { name })}
        confirmLabel={t('lists.delete')}
        cancelLabel={t('lists.cancel')}
        danger
        busy={actions.busy}
        onCancel={() => setAsked(null)}
        onConfirm={() =>
          void actions.remove().then((isDone) => {
            setAsked(null);
            if (isDone) onDeleted();
          })
        }
      >
        {t('lists.delete.text')}
      </ConfirmDialog>
    </Stack>
  );
}

/** Leads a guest to sign-in and back, since only a viewer saves lists. */
function SignInToSave() {
  const { t, path, isLive } = useSite();
  if (!isLive('login')) return null;
  const from = `${location.pathname}${location.search}`;
  return <Button href={path('login', {}, { query: { from } })}>{t('lists.signInToSave')}</Button>;
}
