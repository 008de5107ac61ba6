import { ConfirmDialog } from '@marquee/design-system';
import { deleteWatchlist, renameWatchlist, unsaveWatchlist } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { failureText, isGivenUp, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { MoreMenu } from '../menus/MoreMenu';
import { mayDelete } from '../rules/list-rights';
import { deleteOnce, isListGone, LIST_FAILURES } from './list-failures';
import { NameLater } from './NameLater';
import type { Lists } from './use-lists';
import { type ListSummary, nameOf } from './watchlist';

interface ListMenuProps {
  list: ListSummary;
  dispatch: Lists['dispatch'];
}

/** What can be done with a list of the page of lists: the viewer's own is renamed or deleted, a saved one taken off. */
export function ListMenu({ list, dispatch }: ListMenuProps) {
  const site = useSite();
  const { t, origin } = site;
  const confirmAsAgent = useConfirmAsAgent();
  const notify = useNotify();
  const failuresOf = useFailures(LIST_FAILURES);
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const { name, watchlistExternalId: id } = list;
  const owned = mayDelete(list);

  const tellFailure = (error: unknown) => {
    if (isListGone(error)) dispatch({ type: 'deleted', id });
    if (!isGivenUp(error)) notify({ tone: 'error', text: failureText(site, failuresOf(error)) });
  };
  const rename = async (wanted: string) => {
    try {
      const head = await confirmAsAgent(t('lists.agent.rename', { name: wanted }), (confirmed) =>
        origin.call(renameWatchlist, { params: { id }, body: { name: wanted }, ...confirmed }),
      );
      dispatch({ type: 'renamed', id, name: head.name });
      setAsked(null);
    } catch (error) {
      if (!isListGone(error)) throw error;
      tellFailure(error);
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      await confirmAsAgent(t('lists.agent.delete', { name }), (confirmed) =>
        owned
          ? deleteOnce(() => origin.call(deleteWatchlist, { params: nameOf(list), ...confirmed }))
          : origin.call(unsaveWatchlist, { params: nameOf(list), ...confirmed }),
      );
      dispatch({ type: 'deleted', id });
      notify({ tone: 'success', text: t(owned ? 'lists.deleted' : 'lists.unsaved', { name }) });
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  const items = owned
    ? [
        { label: t('lists.rename'), onSelect: () => setAsked('rename') },
        { label: t('lists.delete'), onSelect: () => setAsked('delete'), danger: true },
      ]
    : [{ label: t('lists.unsave'), onSelect: () => void remove() }];
  return (
    <>
      <MoreMenu variant="overlay" label={t('lists.menu', { name })} items={items} />
      <ConfirmDialog
        open={asked === 'delete'}
        title={t('lists.delete.title', { name })}
        confirmLabel={t('lists.delete')}
        cancelLabel={t('lists.cancel')}
        danger
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() => void remove()}
      >
        {t('lists.delete.text')}
      </ConfirmDialog>
      {asked === 'rename' && (
        <NameLater
          title={t('lists.rename')}
          name={name}
          submitLabel={t('lists.save')}
          onCancel={() => setAsked(null)}
          onSave={rename}
        />
      )}
    </>
  );
}
