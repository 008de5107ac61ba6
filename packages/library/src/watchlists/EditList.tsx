import {
  Button,
  IconButton,
  Loader,
  Menu,
  MoreIcon,
  PlusIcon,
  type SortableItem,
  SortableList,
  SortIcon,
  Stack,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { titlePath } from '@marquee/titles';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { idOfTitle } from '../rules/list-state';
import type { ListChanges } from './use-list-changes';
import type { UsedList } from './use-one-list';
import type { ListItem, OneList } from './watchlist';

const AddMore = lazy(() => import('./AddMore'));

interface EditListProps {
  used: UsedList;
  open: OneList;
  changes: ListChanges;
}

/** A list to change: its order, what it has, and what else it is to have. It is loaded whole, so that its end is its end. */
export default function EditList({ used, open, changes }: EditListProps) {
  const site = useSite();
  const { t } = site;
  const { head, content, moreDataAvailable } = open;
  const [isAdding, setAdding] = useState(false);
  const { loadRest, pages } = used;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadRest` is new in each render and does the same
  useEffect(() => {
    if (!moreDataAvailable) return;
    const controller = new AbortController();
    // What fails is loaded again like the rest of a list, by "more".
    loadRest(controller.signal).catch((error: unknown) => {
      console.warn('The rest of the list did not load.', error);
    });
    return () => controller.abort();
  }, [moreDataAvailable]);
  const items = useMemo(() => content.map((item) => itemOf(item, site)), [content, site]);
  const find = (id: string) => content.find((item) => idOfTitle(item) === id);
  const move = (id: string, to: number) => {
    const item = find(id);
    if (item) void changes.move(item, to);
  };
  const place = (key: string) => (name: string, at: number, total: number) =>
    t(key, { title: name, place: at, total });
  return (
    <Stack gap={21}>
      <Stack direction="row" gap={8}>
        <Button startIcon={<PlusIcon />} variant="secondary" onClick={() => setAdding(true)}>
          {t('lists.addMore')}
        </Button>
        <Button
          startIcon={<SortIcon />}
          variant="quiet"
          onClick={() => void changes.sortByName()}
          disabled={moreDataAvailable || content.length < 2}
        >
          {t('lists.sort')}
        </Button>
      </Stack>
      <SortableList
        items={items}
        label={head.name}
        onMove={move}
        labels={{
          handle: (name) => t('lists.handle', { title: name }),
          keys: t('lists.keys'),
          grabbed: place('lists.grabbed'),
          over: place('lists.over'),
          dropped: place('lists.dropped'),
          cancelled: place('lists.cancelled'),
        }}
        actions={({ id, name }, at, total) => (
          <Menu
            align="end"
            trigger={
              <IconButton icon={<MoreIcon />} label={t('lists.titleMenu', { title: name })} />
            }
            items={[
              { label: t('lists.up'), onSelect: () => move(id, at - 1), disabled: at === 0 },
              {
                label: t('lists.down'),
                onSelect: () => move(id, at + 1),
                disabled: at === total - 1,
              },
              { label: t('lists.toTop'), onSelect: () => move(id, 0), disabled: at === 0 },
              {
                label: t('lists.toEnd'),
                onSelect: () => move(id, total - 1),
                disabled: at === total - 1 || moreDataAvailable,
              },
              { kind: 'separator' },
              {
                label: t('lists.remove'),
                onSelect: () => {
                  const item = find(id);
                  if (item) void changes.remove(item);
                },
                danger: true,
              },
            ]}
          />
        )}
      />
      {moreDataAvailable && (
        <Stack align="center">
          <Loader label={t('lists.loading')} />
          <Button variant="quiet" onClick={pages.more}>
            {t('lists.moreTitles')}
          </Button>
        </Stack>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddMore open={open} changes={changes} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function itemOf(item: ListItem, site: ReturnType<typeof useSite>): SortableItem {
  const { card, name } = item;
  const { t } = site;
  if (!card)
    return {
      id: idOfTitle(item),
      name: name ?? t('lists.titleGone'),
      facts: t('lists.titleGone'),
      gone: true,
    };
  const { picture, facts } = card;
  const href = titlePath(card, site);
  return {
    id: idOfTitle(item),
    name: card.name,
    image: picture,
    ...(facts ? { facts } : {}),
    ...(href ? { href } : {}),
  };
}
