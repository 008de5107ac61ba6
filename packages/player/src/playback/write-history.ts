import { type OriginClient, OriginError } from '@marquee/origin-client';
import { saveWatched } from '@marquee/origin-client/calls';
import type { Site } from '@marquee/renderer';
import { noteProgress } from '@marquee/titles';
import type { Progress } from './progress';
import type { TabPlaces } from './tab-places';

interface HistoryOptions {
  origin: Pick<OriginClient, 'call'>;
  session: Pick<Site['session'], 'state'>;
  places: Pick<TabPlaces, 'note'>;
  /** The origin's clock, in ms. */
  now: () => number;
}

/**
 * Writes how far the viewer of a playback has seen its title. A guest's place stays in the tab; what an agent watches is not the
 * viewer's, nor what one viewer began the next one's.
 */
export function historyWriter({ origin, session, places, now }: HistoryOptions) {
  const viewerNow = () => (session.state.status === 'viewer' ? session.state.user?.id : undefined);
  let viewer = viewerNow();
  return ({ id, profile, position, duration, isLast }: Progress): void => {
    const { status, user } = session.state;
    if (status === 'guest' && viewer === undefined) places.note({ id, position, duration });
    if (status !== 'viewer' || user?.par !== undefined) return;
    viewer ??= viewerNow();
    if (viewerNow() !== viewer) return;
    // Cards show it at once; what the origin says of the end of a title comes with the next page.
    noteProgress(id, position < duration ? position / duration : null);
    origin
      .call(saveWatched, {
        params: { id },
        body: {
          position,
          duration,
          at: new Date(now()).toISOString(),
          profile,
        },
        keepalive: isLast ? true : undefined,
      })
      .catch((error: unknown) => {
        if (!(error instanceof OriginError)) throw error;
        // The next place is written in half a minute.
        console.warn('The place was not written.', error);
      });
  };
}
