import { moved } from '@marquee/design-system';
import {
  addToWatchlist,
  moveInWatchlist,
  removeFromWatchlist,
  reorderWatchlist,
} from '@marquee/origin-client/calls';
import { type Confirmed, useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { failureText, isGivenUp, useFailures } from '@marquee/renderer/failures';
import { useEffect, useRef } from 'react';
import { idOfTitle } from '../rules/list-state';
import { isListGone, LIST_FAILURES } from './list-failures';
import type { UsedList } from './use-one-list';
import type { ListItem, ListSummary, OneList } from './watchlist';

/** How long a change can be taken back, in ms. */
const UNDO_MS = 10_000;

const named = ({ id, contentType }: ListItem) => ({ id, contentType });
const titleOf = (item: ListItem) => item.card?.name ?? item.name ?? '';

/**
 * Changes the titles of a list. The page shows a change at once; the calls go one after the other, so that each has the list's
 * version after the last. When one fails, the list is shown as the origin has it.
 */
export function useListChanges({
  open,
  dispatch,
  pages,
}: Pick<UsedList, 'open' | 'dispatch' | 'pages'>) {
  const site = useSite();
  const { origin, t } = site;
  const confirmAsAgent = useConfirmAsAgent();
  const notify = useNotify();
  const failuresOf = useFailures(LIST_FAILURES);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isBehind = useRef(false);

  /** The content as it is to be shown from now on. */
  const show = (content: readonly ListItem[]) => {
    if (latest.current) latest.current = { ...latest.current, content };
    dispatch({ type: 'reordered', content });
  };
  const settle = (head: ListSummary) => {
    if (latest.current) latest.current = { ...latest.current, head };
    dispatch({ type: 'changed', head });
  };

  const failed = async (error: unknown) => {
    if (isGivenUp(error)) {
      await pages.reload();
      return;
    }
    const failure = failuresOf(error);
    notify({ tone: 'error', text: failureText(site, failure) });
    if (isListGone(error)) {
      const id = latest.current?.head.watchlistExternalId;
      if (id) dispatch({ type: 'deleted', id });
      return;
    }
    // With it come the titles that were added elsewhere, which this page has no cards of.
    await pages.reload();
  };
  /** Makes one call after the others; false where it failed, which the viewer is told. */
  const write = (
    what: string,
    call: (list: OneList, confirmed: Confirmed) => Promise<ListSummary>,
  ) => {
    const written: Promise<boolean> = queue.current.then(async () => {
      const list = latest.current;
      if (!list) return false;
      try {
        const head = await confirmAsAgent(what, (confirmed) => call(list, confirmed));
        settle(head);
        // Each change counts one: with more, another tab or device has changed the list, too.
        if (head.version > list.head.version + 1) isBehind.current = true;
        if (isBehind.current && queue.current === written) {
          isBehind.current = false;
          await pages.reload();
        }
        return true;
      } catch (error) {
        await failed(error);
        return false;
      }
    });
    queue.current = written;
    return written;
  };

  const moveTo = (item: ListItem, to: number) => {
    const { content = [] } = latest.current ?? {};
    const from = placeIn(content, item);
    if (from < 0 || from === to) return Promise.resolve(false);
    const order = moved(content, from, to);
    const before = order[placeIn(order, item) - 1];
    show(order);
    return write(t('lists.agent.order'), ({ head }, confirmed) =>
      origin.call(moveInWatchlist, {
        params: {
          id: head.watchlistExternalId,
          type: item.contentType,
          contentId: item.id,
        },
        body: { after: before ? named(before) : null, version: head.version },
        ...confirmed,
      }),
    );
  };
  /** Where a title goes back to: behind the one that it was behind, wherever that is by now. */
  const placeBehind = (item: ListItem, before: ListItem | undefined) => {
    const rest = (latest.current?.content ?? []).filter(
      (one) => idOfTitle(one) !== idOfTitle(item),
    );
    return before ? placeIn(rest, before) + 1 : 0;
  };

  return {
    async move(item: ListItem, to: number) {
      const { content = [] } = latest.current ?? {};
      const before = content[placeIn(content, item) - 1];
      if (!(await moveTo(item, to))) return;
      notify({
        text: t('lists.moved', { title: titleOf(item) }),
        action: {
          label: t('lists.undo'),
          onSelect: () => void moveTo(item, placeBehind(item, before)),
        },
        duration: UNDO_MS,
      });
    },
    async remove(item: ListItem) {
      const { content = [] } = latest.current ?? {};
      const before = content[placeIn(content, item) - 1];
      show(content.filter((one) => one !== item));
      const isDone = await write(
        t('lists.agent.remove', { title: titleOf(item) }),
        ({ head }, confirmed) =>
          origin.call(removeFromWatchlist, {
            params: {
              id: head.watchlistExternalId,
              type: item.contentType,
              contentId: item.id,
            },
            ...confirmed,
          }),
      );
      if (!isDone) return;
      const putBack = async () => {
        show([...(latest.current?.content ?? []), item]);
        const what = t('lists.agent.add', { title: titleOf(item) });
        const isBack = await write(what, async ({ head }, confirmed) => {
          const answer = await origin.call(addToWatchlist, {
            params: { id: head.watchlistExternalId },
            body: { content: [named(item)] },
            ...confirmed,
          });
          return answer.watchlist;
        });
        if (isBack) await moveTo(item, placeBehind(item, before));
      };
      notify({
        text: t('lists.removed', { title: titleOf(item) }),
        action: { label: t('lists.undo'), onSelect: () => void putBack() },
        duration: UNDO_MS,
      });
    },
    /** Puts all titles into the order of their names. */
    async sortByName() {
      const { content = [] } = latest.current ?? {};
      const { compare } = new Intl.Collator(site.locale, { numeric: true });
      const sorted = [...content].sort((one, other) => compare(titleOf(one), titleOf(other)));
      const order = (titles: readonly ListItem[]) => {
        show(titles);
        return write(t('lists.agent.order'), ({ head }, confirmed) =>
          origin.call(reorderWatchlist, {
            params: { id: head.watchlistExternalId },
            query: { lastSeen: titles.length },
            body: { content: titles.map(named), version: head.version },
            ...confirmed,
          }),
        );
      };
      if (!(await order(sorted))) return;
      notify({
        text: t('lists.sorted'),
        action: { label: t('lists.undo'), onSelect: () => void order(content) },
        duration: UNDO_MS,
      });
    },
    /** Adds titles that were chosen from the catalogue. */
    async add(items: readonly ListItem[]) {
      const what = t('lists.agent.addMany', { count: items.length });
      let added: readonly ListItem[] = [];
      const isDone = await write(what, async ({ head }, confirmed) => {
        const answer = await origin.call(addToWatchlist, {
          params: { id: head.watchlistExternalId },
          body: { content: items.map(named) },
          ...confirmed,
        });
        const keys = new Set(answer.added.map(idOfTitle));
        added = items.filter((item) => keys.has(idOfTitle(item)));
        return answer.watchlist;
      });
      if (!isDone) return false;
      dispatch({ type: 'added', content: added });
      notify({ tone: 'success', text: t('lists.added', { count: added.length }) });
      return true;
    },
  };
}

export type ListChanges = ReturnType<typeof useListChanges>;

const placeIn = (content: readonly ListItem[], item: ListItem) =>
  content.findIndex((one) => idOfTitle(one) === idOfTitle(item));
