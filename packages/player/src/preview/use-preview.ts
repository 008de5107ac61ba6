import type { SeekMark } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useEffect, useState } from 'react';
import type { ShownView } from '../playing/shown-view';
import { mediaHosts } from '../rules/media-hosts';
import type { ThumbnailAt } from './load-preview';

/** What the bar of time shows of moments. */
export interface Preview {
  chapters: readonly SeekMark[];
  thumbnailAt: ThumbnailAt | undefined;
  /** Tells that the viewer is near the bar. */
  onNear: () => void;
}

type Load<Loaded> = (list: string, hosts: readonly string[]) => Promise<Loaded>;

const chaptersFrom: Load<readonly SeekMark[]> = async (list, hosts) =>
  (await import('./load-preview')).loadChapters(list, hosts);
const thumbnailsFrom: Load<ThumbnailAt> = async (list, hosts) =>
  (await import('./load-preview')).loadThumbnails(list, hosts);

const NONE: readonly SeekMark[] = [];

/**
 * Loads chapters, which are marked on the bar, at once, and small pictures when the viewer is near it. Without them the bar still
 * tells the time, and the viewer's next coming tries anew.
 */
export function usePreview(stream: ShownView['stream']): Preview {
  const [comings, setComings] = useState(0);
  const { thumbnails, chapters } = stream ?? {};
  return {
    chapters: useLoaded(chapters, chaptersFrom, comings) ?? NONE,
    thumbnailAt: useLoaded(comings > 0 ? thumbnails : undefined, thumbnailsFrom, comings),
    onNear: () => setComings(comings + 1),
  };
}

/** What a list of the stream leads to, once it has loaded. */
function useLoaded<Loaded>(list: string | undefined, load: Load<Loaded>, attempt: number) {
  const { address, media } = useSite().realm.origin;
  const [last, setLast] = useState<{ list: string; loaded: Loaded }>();
  const isLoaded = last?.list === list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt before it has loaded is one more
  useEffect(() => {
    if (list === undefined || isLoaded) return;
    let isCurrent = true;
    load(list, mediaHosts({ address, media })).then(
      (loaded) => isCurrent && setLast({ list, loaded }),
      (error: unknown) => console.warn('A list of the bar did not load.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [list, isLoaded, load, attempt, address, media]);
  return last?.loaded;
}
