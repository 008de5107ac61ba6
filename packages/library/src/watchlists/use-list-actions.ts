import {
  deleteWatchlist,
  renameWatchlist,
  saveWatchlist,
  shareWatchlist,
  unsaveWatchlist,
} from '@marquee/origin-client/calls';
import { type Confirmed, useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { failureText, isGivenUp, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { deleteOnce, isListGone, LIST_FAILURES } from './list-failures';
import type { UsedList } from './use-one-list';
import { type ListSummary, nameOf } from './watchlist';

/** What a viewer does with a whole list. Failures are notices, but for a name, whose failure its form shows. */
export function useListActions(list: ListSummary, { dispatch }: Pick<UsedList, 'dispatch'>) {
  const site = useSite();
  const { origin, t } = site;
  const confirmAsAgent = useConfirmAsAgent();
  const notify = useNotify();
  const failuresOf = useFailures(LIST_FAILURES);
  const [busy, setBusy] = useState(false);
  const { name, watchlistExternalId: id } = list;

  const run = async (what: string, call: (confirmed: Confirmed) => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const text = await confirmAsAgent(what, call);
      if (text) notify({ tone: 'success', text });
      return true;
    } catch (error) {
      if (isListGone(error)) dispatch({ type: 'deleted', id });
      if (!isGivenUp(error)) notify({ tone: 'error', text: failureText(site, failuresOf(error)) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const params = nameOf(list);
  return {
    busy,
    /** @throws {OriginError} when the name is not saved (spec 2 §8). */
    async rename(wanted: string) {
      try {
        const head = await confirmAsAgent(t('lists.agent.rename', { name: wanted }), (confirmed) =>
          origin.call(renameWatchlist, { params: { id }, body: { name: wanted }, ...confirmed }),
        );
        dispatch({ type: 'changed', head });
      } catch (error) {
        if (isListGone(error)) dispatch({ type: 'deleted', id });
        throw error;
      }
    },
    remove: () =>
      run(t('lists.agent.delete', { name }), async (confirmed) => {
        await deleteOnce(() => origin.call(deleteWatchlist, { params, ...confirmed }));
        return t('lists.deleted', { name });
      }),
    save: () =>
      run(t('lists.agent.save', { name }), async (confirmed) => {
        const head = await origin.call(saveWatchlist, { params, ...confirmed });
        dispatch({ type: 'changed', head: { ...head, watchlistExternalId: id } });
        dispatch({ type: 'saved', id, saved: true });
        return t('lists.savedShared', { name });
      }),
    unsave: () =>
      run(t('lists.agent.delete', { name }), async (confirmed) => {
        await origin.call(unsaveWatchlist, { params, ...confirmed });
        dispatch({ type: 'saved', id, saved: false });
        return t('lists.unsaved', { name });
      }),
    share: (shared: boolean) =>
      run(t(shared ? 'lists.agent.share' : 'lists.agent.unshare', { name }), async (confirmed) => {
        const head = await origin.call(shareWatchlist, {
          params,
          body: { shared },
          ...confirmed,
        });
        dispatch({ type: 'changed', head });
        return undefined;
      }),
  };
}

export type ListActions = ReturnType<typeof useListActions>;
