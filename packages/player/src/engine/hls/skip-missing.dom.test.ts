import Hls, {
  type ErrorData,
  ErrorDetails,
  ErrorTypes,
  Events,
  type FragBufferedData,
  Fragment,
  LoadStats,
  PlaylistLevelType,
} from 'hls.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { skipMissing } from './skip-missing';

const opened: Hls[] = [];
afterEach(() => {
  for (const hls of opened.splice(0)) hls.destroy();
});

function library() {
  const hls = new Hls({ enableWorker: false });
  opened.push(hls);
  const skipped = vi.fn();
  skipMissing(hls, skipped);
  const happens = (data: Partial<ErrorData>) =>
    hls.trigger(Events.ERROR, {
      type: ErrorTypes.NETWORK_ERROR,
      details: ErrorDetails.FRAG_LOAD_ERROR,
      fatal: false,
      error: new Error('of the library'),
      ...data,
    });
  const answers = (frag: Fragment, code: number) =>
    happens({ frag, response: { url: '', data: undefined, code } });
  return { hls, skipped, happens, answers };
}

function segment(sn: number | 'initSegment', type = PlaylistLevelType.MAIN): Fragment {
  const one = new Fragment(type, 'https://media.example/list.m3u8');
  one.sn = sn;
  return one;
}

/** As the library reads it from a playlist. */
const isGap = ({ gap, tagList }: Fragment) =>
  gap === true && tagList.some(([tag]) => tag === 'GAP');

describe('skipMissing', () => {
  it.each([404, 410])('takes a segment that is answered %i twice for a gap', (code) => {
    const { hls, answers } = library();
    const startLoad = vi.spyOn(hls, 'startLoad');
    const one = segment(4);
    answers(one, code);
    expect(isGap(one)).toBe(false);
    expect(startLoad).not.toHaveBeenCalled();
    answers(one, code);
    expect(isGap(one)).toBe(true);
    expect(startLoad).toHaveBeenCalledOnce();
  });

  it.each([404, 500])(
    'goes over captions that are answered %i twice, and lets the picture be',
    (code) => {
      const { hls, answers, skipped } = library();
      const startLoad = vi.spyOn(hls, 'startLoad');
      for (let sn = 0; sn < 20; sn += 1) {
        const one = segment(sn, PlaylistLevelType.SUBTITLE);
        answers(one, code);
        expect(isGap(one)).toBe(false);
        answers(one, code);
        expect(isGap(one)).toBe(true);
      }
      expect(startLoad).not.toHaveBeenCalled();
      expect(skipped).not.toHaveBeenCalled();
    },
  );

  it('counts a segment once, whichever rendition it is of', () => {
    const { answers } = library();
    const [large, small] = [segment(4), segment(4)];
    answers(large, 404);
    answers(small, 404);
    expect(isGap(small)).toBe(true);
  });

  it('counts sound and picture each for itself, and each segment', () => {
    const { answers } = library();
    const segments = [segment(4), segment(5), segment(4, PlaylistLevelType.AUDIO)];
    for (const one of segments) answers(one, 404);
    expect(segments.some(isGap)).toBe(false);
  });

  it('counts anew in a stream that is loaded anew', () => {
    const { hls, answers } = library();
    answers(segment(4), 404);
    hls.trigger(Events.MANIFEST_LOADING, { url: 'https://media.example/main.m3u8' });
    const one = segment(4);
    answers(one, 404);
    expect(isGap(one)).toBe(false);
  });

  it.each([
    ['an origin that is broken', 500, 4],
    ['an address that has expired', 403, 4],
    ['a header, without which nothing plays', 404, 'initSegment'],
  ] as const)('goes over nothing for %s', (_what, code, sn) => {
    const { answers } = library();
    const one = segment(sn);
    for (let times = 0; times < 4; times += 1) answers(one, code);
    expect(isGap(one)).toBe(false);
  });

  it('leaves it to the library to give up, where nothing of a stream is there any more', () => {
    const { hls, answers } = library();
    const misses = (sn: number) => {
      const one = segment(sn);
      answers(one, 404);
      answers(one, 404);
      return isGap(one);
    };
    const first = Array.from({ length: 8 }, (_, sn) => misses(sn));
    expect(first).not.toContain(false);
    expect(misses(8)).toBe(false);
    const there: FragBufferedData = {
      frag: segment(9),
      part: null,
      stats: new LoadStats(),
      id: PlaylistLevelType.MAIN,
    };
    hls.trigger(Events.FRAG_BUFFERED, there);
    expect(misses(10)).toBe(true);
  });

  it('tells how much the library has gone over', () => {
    const { happens, skipped } = library();
    const buffered = { len: 0, start: 0, end: 8, nextStart: 12, bufferedIndex: 0 };
    happens({
      type: ErrorTypes.MEDIA_ERROR,
      details: ErrorDetails.BUFFER_SEEK_OVER_HOLE,
      bufferInfo: buffered,
    });
    expect(skipped.mock.calls).toEqual([[4]]);
  });

  describe('where the library says nothing of a segment that is marked as a gap', () => {
    /** A video at the second 4, where two segments of two seconds are missing. */
    function atHole() {
      const { hls, answers, skipped } = library();
      const media = document.createElement('video');
      hls.trigger(Events.MEDIA_ATTACHED, { media });
      const goTo = (place: number) => {
        Object.defineProperty(media, 'currentTime', { configurable: true, value: place });
        media.dispatchEvent(new Event('seeking'));
      };
      goTo(3.9);
      for (const sn of [2, 3]) {
        const one = segment(sn);
        one.start = sn * 2;
        one.duration = 2;
        answers(one, 404);
        answers(one, 404);
      }
      return { goTo, skipped };
    }

    it('tells how much was gone over, each time that the picture goes on after it', () => {
      const { goTo, skipped } = atHole();
      goTo(8.1);
      expect(skipped.mock.calls).toEqual([[4]]);
      goTo(8.4);
      goTo(3.9);
      goTo(8.1);
      expect(skipped.mock.calls).toEqual([[4], [4]]);
    });

    it('tells nothing where a viewer seeks over it', () => {
      const { goTo, skipped } = atHole();
      goTo(20);
      expect(skipped).not.toHaveBeenCalled();
    });
  });
});
