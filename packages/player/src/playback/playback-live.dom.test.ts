import { describe, expect, it, vi } from 'vitest';
import { live, type PlaybackPageOptions, settle } from '../testing/playback-page';
import { EVENT, playingPages } from '../testing/playing-page';

const { page, playing, pass } = playingPages();

describe('a live playback', () => {
  it('writes no place: it is left as it goes on', async () => {
    const { store, double, progress } = await playing({ answers: [live] });
    for (let at = 120; at <= 135; at += 1) double.reach(at);
    store.pause();
    expect(progress).toEqual([]);
  });

  async function event(options?: PlaybackPageOptions) {
    const one = page({ answers: [live], ...options });
    one.double.zero = EVENT;
    one.double.at = { start: 1800, end: 3600, edge: 3594, segment: 2 };
    one.store.play();
    await settle();
    one.double.start();
    one.double.reach(3594);
    return one;
  }

  it('is live where it begins', async () => {
    const { store, double } = await event();
    expect(double.loads[0]?.options).toEqual({ from: null, latency: 6 });
    expect(store.view.liveness).toBe('live');
    expect(store.view.behind).toBeCloseTo(6);
  });

  it('is no longer live in a pause of more than two segments, though nothing happens', async () => {
    const { store } = await event();
    store.pause();
    await pass(3000);
    expect(store.view.liveness).toBe('live');
    await pass(3000);
    expect(store.view.liveness).toBe('behind');
  });

  it('goes back to live where it is meant to be played, never to the end', async () => {
    const { store, video, double } = await event();
    double.reach(2000);
    expect(store.view.liveness).toBe('behind');
    store.goLive();
    expect(video.currentTime).toBe(3594);
    expect(store.view.liveness).toBe('live');
  });

  it('goes on at the start of the window when what was paused is gone', async () => {
    const { store, video, double } = await event();
    double.reach(1801);
    store.pause();
    double.at = { start: 1900, end: 3700, edge: 3694, segment: 2 };
    expect(video.currentTime).toBe(1801);
    store.play();
    expect(video.currentTime).toBe(1902);
  });

  it('is behind as soon as the viewer goes back, however long the picture there takes', async () => {
    const { store, video, double, status } = await event();
    expect(store.view.liveness).toBe('live');
    Object.defineProperty(video, 'seeking', { value: true });
    store.seek(2000);
    expect(status().is).toBe('seeking');
    expect(store.view.liveness).toBe('behind');
    double.tell({ type: 'time' });
    expect(store.view.liveness).toBe('behind');
  });

  it.each([
    ['muted', true],
    ['with sound', false],
  ])(
    'P3 goes on inside the window after a sleep of a quarter of an hour, %s, without a leap to what is live, and goes live by a press',
    async (_how, muted) => {
      const { store, video, double, status } = await event();
      store.setMuted(muted);
      double.at = { start: 1500, end: 1800, edge: 1794, segment: 2 };
      double.reach(1790);
      double.tell({ type: 'waiting' });
      vi.setSystemTime(Date.now() + 15 * 60_000);
      const loads = double.loads.length;
      double.at = { start: 2400, end: 2700, edge: 2694, segment: 2 };
      store.visibility();
      double.tell({ type: 'time' });
      expect(video.currentTime).toBe(2402);
      double.tell({ type: 'playing' });
      expect(status().is).toBe('playing');
      expect(video.muted).toBe(muted);
      store.goLive();
      expect(video.currentTime).toBe(2694);
      expect(store.view.liveness).toBe('live');
      expect(double.loads).toHaveLength(loads);
    },
  );

  /** A tab that the browser froze while the event played, and that is seen again after a quarter of an hour. */
  async function frozen(isHidden = () => false) {
    const one = await event({ isHidden });
    const { store, video, double } = one;
    double.at = { start: 1500, end: 1800, edge: 1794, segment: 2 };
    double.reach(1790);
    store.frozen();
    vi.setSystemTime(Date.now() + 15 * 60_000);
    // As Chromium does it: the element rests as soon as the tab is frozen, and says so once it is awake.
    video.pause();
    return one;
  }
  const renewed = { start: 2400, end: 2700, edge: 2694, segment: 2 };

  it('P3 plays on inside the window what the browser paused when it froze the tab, as soon as the tab is seen', async () => {
    let isHidden = true;
    const { store, video, double, status } = await frozen(() => isHidden);
    // What was loaded ahead is still there, and could be played.
    Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
    double.tell({ type: 'paused' });
    expect(video.paused).toBe(true);
    isHidden = false;
    store.visibility();
    await settle();
    expect(video.paused).toBe(false);
    double.at = renewed;
    double.tell({ type: 'time' });
    expect(video.currentTime).toBe(2402);
    double.tell({ type: 'playing' });
    expect(status().is).toBe('playing');
  });

  it('P3 plays on also where the browser tells of its pause after the tab is seen', async () => {
    const { store, video, double } = await frozen();
    store.visibility();
    double.tell({ type: 'paused' });
    await settle();
    expect(video.paused).toBe(false);
  });

  it('P3 plays on where the tab is frozen twice before it is seen', async () => {
    let isHidden = true;
    const { store, video, double } = await frozen(() => isHidden);
    double.tell({ type: 'paused' });
    store.frozen();
    isHidden = false;
    store.visibility();
    await settle();
    expect(video.paused).toBe(false);
  });

  it('P3 leaves a later pause of the system as it is, once it has played again', async () => {
    const { store, video, double } = await event();
    store.frozen();
    double.tell({ type: 'playing' });
    video.pause();
    double.tell({ type: 'paused' });
    await settle();
    expect(video.paused).toBe(true);
  });

  it('P3 stays paused where the viewer pauses a tab that was frozen', async () => {
    const { store, video, double } = await frozen();
    store.pause();
    double.tell({ type: 'paused' });
    store.visibility();
    await settle();
    expect(video.paused).toBe(true);
  });

  it('P3 leaves a picture that is paused as it is, however long the tab has slept', async () => {
    const { store, video, double, status } = await event();
    double.reach(1801);
    store.pause();
    vi.setSystemTime(Date.now() + 15 * 60_000);
    double.at = { start: 2400, end: 2700, edge: 2694, segment: 2 };
    store.visibility();
    double.tell({ type: 'time' });
    expect(video.currentTime).toBe(1801);
    expect(status().is).toBe('paused');
    store.play();
    expect(video.currentTime).toBe(2402);
  });

  it('plays again from as far back as it can be seen, once it is over', async () => {
    const { store, video, double, status } = await event();
    double.at = { start: 1900, end: 3700, edge: 3700, segment: 2 };
    double.reach(3700);
    double.tell({ type: 'ended' });
    store.play();
    expect(video.currentTime).toBe(1902);
    expect(status().is).toBe('seeking');
  });

  it('stays behind over two failures', async () => {
    const { store, video, double } = await event();
    double.reach(2400);
    for (const detail of ['fragLoadError', 'manifestLoadError']) {
      double.tell({ type: 'failed', failure: { kind: 'network', detail } });
      await pass(1500);
      store.online();
      await settle();
    }
    expect(store.view.liveness).toBe('behind');
    video.currentTime = 3594;
    double.tell({ type: 'ready' });
    expect(video.currentTime).toBe(2400);
  });

  it('finds its instant again in a stream that counts anew', async () => {
    const { store, video, double } = await event();
    double.reach(2400);
    double.tell({ type: 'failed', failure: { kind: 'expired', detail: 'levelLoadError' } });
    await settle();
    double.zero = EVENT + 1_800_000;
    double.at = { start: 0, end: 1800, edge: 1794, segment: 2 };
    video.currentTime = 1794;
    double.tell({ type: 'ready' });
    expect(video.currentTime).toBe(600);
    expect(store.view.playback.status.is).toBe('waiting');
  });
});
