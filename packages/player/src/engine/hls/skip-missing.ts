import { type ErrorData, ErrorDetails, Events, type Fragment, type default as Hls } from 'hls.js';
import { isOfCaptions } from './picture-errors';

/** The answers that say a file is not there. */
const NOT_THERE: readonly (number | undefined)[] = [404, 410];

/** A segment that is not there is asked for once more, of another rendition where there is one: it may be late. */
const TRIES = 2;

/** So many segments without one between them that is there are no gap: the stream is gone, which a viewer is to be told. */
const MOST_IN_A_ROW = 8;

/**
 * Plays on after a segment that is not there, as if its playlist said so with `EXT-X-GAP`. The library itself does so in live
 * streams alone; in others it asks for the segment until it gives up. Captions that do not come, for whatever reason, are gone over as well. `onSkipped` hears how much was gone over, in seconds.
 */
export function skipMissing(hls: Hls, onSkipped: (seconds: number) => void): void {
  const tries = new Map<string, number>();
  /** How many are missing in a row, of pictures and of sound. */
  const inARow = new Map<string, number>();
  const holes = watchHoles(hls, onSkipped);
  hls.on(Events.MANIFEST_LOADING, () => {
    tries.clear();
    inARow.clear();
    holes.clear();
  });
  hls.on(Events.FRAG_BUFFERED, (_, { frag }) => inARow.delete(frag.type));
  hls.on(Events.ERROR, (_, { details, frag, response, bufferInfo }: ErrorData) => {
    // The library says nothing where it goes over a segment that is marked as a gap.
    const { end, nextStart } = bufferInfo ?? {};
    if (details === ErrorDetails.BUFFER_SEEK_OVER_HOLE && end !== undefined && nextStart)
      holes.tell(end, nextStart);
    if (details !== ErrorDetails.FRAG_LOAD_ERROR || !frag || frag.sn === 'initSegment') return;
    const isCaption = isOfCaptions({ frag, details });
    if (!isCaption && !NOT_THERE.includes(response?.code)) return;
    const segment = `${frag.type} ${frag.sn}`;
    const tried = (tries.get(segment) ?? 0) + 1;
    tries.set(segment, tried);
    if (isCaption) {
      // The library goes on with the next ones by itself.
      if (tried >= TRIES) markAsGap(frag);
      return;
    }
    const row = (inARow.get(frag.type) ?? 0) + 1;
    if (tried < TRIES || row > MOST_IN_A_ROW) return;
    inARow.set(frag.type, row);
    markAsGap(frag);
    holes.add(frag.start, frag.end);
    goOn(hls);
  });
}

/** As the library reads it from a playlist. */
function markAsGap(frag: Fragment): void {
  frag.gap = true;
  frag.tagList.push(['GAP']);
}

/** Loads what follows at once: by itself the library waits for seconds before it looks again. */
function goOn(hls: Hls): void {
  const at = hls.media?.currentTime ?? 0;
  if (at > 0) hls.startLoad(at, true);
  else hls.startLoad(hls.config.startPosition);
}

/** Two places that are no further apart than this, in seconds, are one: players stop and go on a little beside a hole. */
const BESIDE = 1;
/** Within this, in seconds, one segment begins where another ends. */
const SAME = 0.1;

/** Tells the length of a hole once the picture goes on after it, in seconds. */
function watchHoles(hls: Hls, onSkipped: (seconds: number) => void) {
  const ends = new Map<number, number>();
  let place = 0;
  /** The end of the hole that was told last. */
  let told: number | null = null;

  function tell(start: number, end: number): void {
    if (told !== null && Math.abs(told - end) < BESIDE) return;
    told = end;
    onSkipped(end - start);
  }
  function look({ target }: Event): void {
    if (!(target instanceof HTMLMediaElement)) return;
    const before = place;
    place = target.currentTime;
    if (told !== null && place < told - BESIDE) told = null;
    for (const start of ends.keys()) {
      const end = endFrom(start);
      if (Math.abs(before - start) < BESIDE && Math.abs(place - end) < BESIDE) tell(start, end);
    }
  }
  /** Segments that are missing one after another are one hole. */
  function endFrom(start: number): number {
    const [, end = start] = [...ends].find(([other]) => Math.abs(other - start) < SAME) ?? [];
    return end - start > SAME ? endFrom(end) : start;
  }

  let letGo = new AbortController();
  hls.on(Events.MEDIA_ATTACHED, (_, { media }) => {
    letGo = new AbortController();
    const { signal } = letGo;
    for (const type of ['timeupdate', 'seeking']) media.addEventListener(type, look, { signal });
  });
  hls.on(Events.MEDIA_DETACHING, () => letGo.abort());
  return {
    tell,
    add: (start: number, end: number) => void ends.set(start, end),
    clear() {
      ends.clear();
      told = null;
    },
  };
}
