import { useSite } from '@marquee/renderer';
import { useEffect, useState } from 'react';
import { loadNext } from './load-next';
import type { NextTitle } from './next';

interface TitleLoading {
  /** Null until it is loaded. */
  title: NextTitle | null;
  /** There is no such title, or the realm has no page for it. */
  isGone: boolean;
  isFailed: boolean;
  again: () => void;
}

/** The title of this identifier once it is needed. Where it failed ahead of time, it is tried once more when it is due. */
export function useTitleLoading(
  id: string | undefined,
  { isNeeded, isDue }: { isNeeded: boolean; isDue: boolean },
): TitleLoading {
  const site = useSite();
  /** Null where it is gone. */
  const [loaded, setLoaded] = useState<{ id: string; title: NextTitle | null }>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // What is beside a title may change while it plays.
  const title = loaded && loaded.id === id ? loaded.title : undefined;
  const isLoaded = title !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try comes with a press, or when the title is due
  useEffect(() => {
    if (id === undefined || !isNeeded || isLoaded) return;
    const controller = new AbortController();
    setFailed(false);
    loadNext(site, id, controller.signal).then(
      (title) => setLoaded({ id, title }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('A title beside this one did not load.', error);
        setFailed(true);
      },
    );
    return () => controller.abort();
  }, [site, id, isNeeded, isLoaded, isDue, tries]);
  return {
    title: title ?? null,
    isGone: title === null,
    isFailed,
    again: () => setTries(tries + 1),
  };
}
