import { afterEach, beforeEach, vi } from 'vitest';
import { type PlaybackPageOptions, playbackPage, settle } from './playback-page';

const NOW = Date.parse('2026-06-01T20:00:00Z');
/** When the live event of a page began, which is an hour ago. */
export const EVENT = Date.parse('2026-06-01T19:00:00Z');

/** Pages with a playback, by a clock that each test of a file moves by itself. */
export function playingPages() {
  let end: (() => void) | undefined;
  beforeEach(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
    vi.useFakeTimers({ now: NOW, toFake: [...toFake] });
  });
  afterEach(() => {
    end?.();
    end = undefined;
    vi.useRealTimers();
  });
  function page(options?: PlaybackPageOptions) {
    const one = playbackPage(options);
    end = () => one.store.destroy();
    return one;
  }
  return {
    page,
    /** A page whose title has begun to play. */
    async playing(options?: PlaybackPageOptions) {
      const one = page(options);
      one.store.play();
      await settle();
      one.double.start();
      await settle();
      return one;
    },
    async pass(ms: number) {
      await vi.advanceTimersByTimeAsync(ms);
      await settle();
    },
  };
}
