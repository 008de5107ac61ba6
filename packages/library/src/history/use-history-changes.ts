import {
  clearHistory,
  deleteWatched,
  hideWatched,
  pauseHistory,
  restoreWatched,
} from '@marquee/origin-client/calls';
import { type Confirmed, useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { failureText, isGivenUp, type PagedList, useFailures } from '@marquee/renderer/failures';
import { noteProgress, setProgress } from '@marquee/titles';
import { useState } from 'react';
import { watchedShare } from '../rules/watched-share';
import type { SeenTitle, SeenTitles } from './use-history';
import { useLater } from './use-later';

/** How long a change can be taken back, in ms. */
const UNDO_MS = 10_000;

/** Changes the history; the page shows a change at once, and takes it back when the origin does not save it. */
export function useHistoryChanges(list: PagedList<SeenTitles>) {
  const site = useSite();
  const { origin, t } = site;
  const confirmAsAgent = useConfirmAsAgent();
  const notify = useNotify();
  const failuresOf = useFailures();
  const later = useLater(UNDO_MS);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isCleared, setCleared] = useState(false);
  const [paused, setPaused] = useState<boolean>();

  const run = async (what: string, call: (confirmed: Confirmed) => Promise<unknown>) => {
    try {
      await confirmAsAgent(what, call);
      return true;
    } catch (error) {
      if (!isGivenUp(error)) notify({ tone: 'error', text: failureText(site, failuresOf(error)) });
      return false;
    }
  };
  const leave = (id: string) => setLeft((before) => new Set([...before, id]));
  const comeBack = (id: string) =>
    setLeft((before) => new Set([...before].filter((one) => one !== id)));
  const offerUndo = (key: string, title: string, undo: () => void) =>
    notify({
      text: t(key, { title }),
      action: { label: t('history.undo'), onSelect: undo },
      duration: UNDO_MS,
    });

  return {
    isCleared,
    /** Undefined until the viewer changed it on this page. */
    paused,
    /** The titles that are to be seen after the changes. */
    shown: (titles: readonly SeenTitle[]) =>
      isCleared ? [] : titles.filter(({ card }) => !left.has(card.id)),
    async hide({ card: { id, name } }: SeenTitle) {
      leave(id);
      const hidden = (value: boolean) =>
        run(t('history.agent.hide', { title: name }), (confirmed) =>
          origin.call(hideWatched, { params: { id }, body: { hidden: value }, ...confirmed }),
        );
      if (!(await hidden(true))) return comeBack(id);
      offerUndo('history.hidden', name, async () => {
        if (await hidden(false)) comeBack(id);
      });
    },
    async remove({ card: { id, name }, watched }: SeenTitle) {
      leave(id);
      const isDone = await run(t('history.agent.delete', { title: name }), (confirmed) =>
        origin.call(deleteWatched, { params: { id }, ...confirmed }),
      );
      if (!isDone) return comeBack(id);
      noteProgress(id, null);
      offerUndo('history.deleted', name, async () => {
        const { position, duration, at } = watched;
        const isBack = await run(t('history.agent.undo', { title: name }), (confirmed) =>
          origin.call(restoreWatched, {
            params: { id },
            body: { position, duration, at },
            ...confirmed,
          }),
        );
        if (!isBack) return;
        comeBack(id);
        noteProgress(id, watchedShare(watched));
      });
    },
    clear() {
      setCleared(true);
      later.begin(async () => {
        const isDone = await run(t('history.agent.clear'), (confirmed) =>
          origin.call(clearHistory, { keepalive: true, ...confirmed }),
        );
        if (isDone) {
          setProgress(new Map());
          await list.reload();
        }
        setCleared(false);
      });
      notify({
        text: t('history.cleared'),
        action: {
          label: t('history.undo'),
          onSelect: () =>
            later.takeBack() ? setCleared(false) : notify({ text: t('history.tooLate') }),
        },
        duration: UNDO_MS,
      });
    },
    async pause(wanted: boolean) {
      setPaused(wanted);
      const what = t(wanted ? 'history.agent.pause' : 'history.agent.resume');
      const isDone = await run(what, (confirmed) =>
        origin.call(pauseHistory, { body: { paused: wanted }, ...confirmed }),
      );
      if (!isDone) setPaused(!wanted);
    },
  };
}

export type HistoryChanges = ReturnType<typeof useHistoryChanges>;
