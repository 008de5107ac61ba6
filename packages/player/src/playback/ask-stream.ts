import { stream as streamCall } from '@marquee/origin-client/calls';
import type { CreateEngine } from '../engine/engine';
import type { PlaybackEvent } from '../rules/playback-state';
import { streamFailure } from '../rules/stream-failure';
import { inTime } from './in-time';
import type { PlaybackOptions } from './playback-options';
import type { Stream } from './playback-view';
import { readStream } from './read-stream';

/**
 * Asks for a title's stream, and meanwhile loads the engine's code where there is no engine yet. Resolves to what both
 * gave, or to what the failure means; null where the call was given up.
 */
export async function askStream(
  { origin, clock, title, tab, video, loadEngine }: PlaybackOptions,
  hasEngine: boolean,
  signal: AbortSignal,
): Promise<{ stream: Stream; create: CreateEngine | null } | PlaybackEvent | null> {
  // An event goes by the clock until it can be watched again; other titles have no state.
  const kind = title.state === undefined || title.state === 'REPLAY' ? 'vod' : 'live';
  const code = hasEngine ? null : codeOf(inTime(loadEngine(video), 'The code that plays'));
  try {
    const [stream, create] = await Promise.all([
      clock.timed(() =>
        origin.call(streamCall, {
          params: { kind, id: title.id },
          query: { tab },
          signal,
        }),
      ),
      code,
    ]);
    if (create === LOST) return { type: 'codeLost' };
    return hasEngine || create
      ? { stream: readStream(stream), create }
      : { type: 'callFailed', kind: 'unsupported' };
  } catch (error) {
    return streamFailure(error);
  }
}

const LOST = 'lost';

/** The code of an engine; what happened to it where it did not come, as after a new release of the site. */
const codeOf = (
  loading: Promise<CreateEngine | null>,
): Promise<CreateEngine | typeof LOST | null> =>
  loading.catch((error: unknown) => {
    console.warn('The code that plays did not load.', error);
    return LOST;
  });
