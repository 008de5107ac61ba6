import {
  Button,
  CheckboxField,
  Dialog,
  InlineMessage,
  Loader,
  PlusIcon,
  Stack,
  Text,
} from '@marquee/design-system';
import type { components } from '@marquee/origin-client';
import {
  addToWatchlist,
  createWatchlist,
  removeFromWatchlist,
  watchlistMenu,
} from '@marquee/origin-client/calls';
import { type SlotTitle, useConfirmAsAgent, useSite } from '@marquee/renderer';
import {
  FailureAction,
  FailureMessage,
  isGivenUp,
  useFailures,
  useList,
} from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import { isListGone, LIST_FAILURES } from '../watchlists/list-failures';
import { NameForm } from '../watchlists/NameForm';

type MenuList = components['schemas']['WatchlistMenu']['watchlists'][number];
type Failure = ReturnType<ReturnType<typeof useFailures>>;

interface AddDialogProps {
  title: SlotTitle;
  onClose: () => void;
}

/** The viewer's own lists, each with whether it has the title. A tick saves at once. */
export default function AddDialog({ title, onClose }: AddDialogProps) {
  const { t, origin } = useSite();
  const failuresOf = useFailures(LIST_FAILURES);
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => {
        const query = { contentId: title.id, contentType: title.kind };
        return (await origin.call(watchlistMenu, { query, signal })).watchlists;
      },
      [origin, title.id, title.kind],
    ),
    failuresOf,
  );
  const { state, retry } = list;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.add.title')}
      description={title.name}
      size="small"
      closeLabel={t('lists.close')}
      actions={<Button onClick={onClose}>{t('lists.edit.done')}</Button>}
    >
      {state.status === 'loading' && <Loader label={t('lists.loading')} />}
      {state.status === 'failed' && (
        <Stack gap={13} align="start">
          <FailureMessage failure={state.failure} />
          <FailureAction failure={state.failure} retry={retry} variant="secondary" />
        </Stack>
      )}
      {state.status === 'done' && <Lists title={title} first={state.items} />}
    </Dialog>
  );
}

function Lists({ title, first }: { title: SlotTitle; first: readonly MenuList[] }) {
  const { t, origin } = useSite();
  const confirmAsAgent = useConfirmAsAgent();
  const failuresOf = useFailures(LIST_FAILURES);
  const [lists, setLists] = useState(first);
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isGone, setGone] = useState(false);
  const [isNaming, setNaming] = useState(first.length === 0);
  const content = { id: title.id, contentType: title.kind };

  const hold = (id: string, holds: boolean) =>
    setLists((before) =>
      before.map((list) => (list.watchlistExternalId === id ? { ...list, holds } : list)),
    );
  const put = (id: string, name: string) =>
    confirmAsAgent(t('lists.agent.addTo', { title: title.name, name }), (confirmed) =>
      origin.call(addToWatchlist, { params: { id }, body: { content: [content] }, ...confirmed }),
    );
  const toggle = async ({ watchlistExternalId: id, name, holds }: MenuList) => {
    if (saving.has(id)) return;
    setFailure(null);
    setSaving((before) => new Set([...before, id]));
    hold(id, !holds);
    try {
      if (!holds) {
        const { unknown } = await put(id, name);
        if (unknown.length === 0) return;
        // The title left the catalogue while its page was open.
        hold(id, false);
        setGone(true);
      } else {
        await confirmAsAgent(t('lists.agent.remove', { title: title.name }), (confirmed) =>
          origin.call(removeFromWatchlist, {
            params: { id, type: title.kind, contentId: title.id },
            ...confirmed,
          }),
        );
      }
    } catch (error) {
      hold(id, holds);
      if (isListGone(error))
        setLists((before) => before.filter((list) => list.watchlistExternalId !== id));
      if (!isGivenUp(error)) setFailure(failuresOf(error));
    } finally {
      setSaving((before) => new Set([...before].filter((one) => one !== id)));
    }
  };
  const create = async (name: string) => {
    const made = await confirmAsAgent(t('lists.agent.create', { name }), (confirmed) =>
      origin.call(createWatchlist, { body: { name }, ...confirmed }),
    );
    const { watchlistExternalId } = made;
    const list = { watchlistExternalId, name: made.name, holds: false, full: false };
    setLists((before) => [list, ...before]);
    setNaming(false);
    await toggle(list);
  };
  return (
    <Stack gap={13}>
      {failure && <FailureMessage failure={failure} />}
      {isGone && <InlineMessage tone="error">{t('lists.titleGone')}</InlineMessage>}
      {lists.length === 0 && <Text tone="muted">{t('lists.add.none')}</Text>}
      {lists.length > 0 && (
        <Stack as="ul" gap={3}>
          {lists.map((list) => (
            <li key={list.watchlistExternalId}>
              <CheckboxField
                label={list.name}
                checked={list.holds}
                disabled={list.full && !list.holds}
                hint={list.full && !list.holds ? t('lists.full') : undefined}
                onChange={() => void toggle(list)}
              />
            </li>
          ))}
        </Stack>
      )}
      {isNaming ? (
        <NameForm
          submitLabel={t('lists.create')}
          onCancel={() => setNaming(false)}
          onSave={create}
        />
      ) : (
        <Button variant="quiet" startIcon={<PlusIcon />} onClick={() => setNaming(true)}>
          {t('lists.new')}
        </Button>
      )}
    </Stack>
  );
}
