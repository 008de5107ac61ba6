import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { live, settle, vod } from '../testing/playback-page';
import { playingPages } from '../testing/playing-page';
import type { PlaybackStore } from './playback-options';

const { page, playing, pass } = playingPages();

describe('a playback', () => {
  it('asks for the stream, loads it where the viewer stopped, and plays', async () => {
    const { store, double, status, video } = page();
    store.play();
    expect(status().is).toBe('asking');
    await settle();
    expect(double.loads).toEqual([
      { address: vod.hls, options: { from: 120, latency: undefined } },
    ]);
    double.tell({ type: 'ready' });
    await settle();
    expect(video.paused).toBe(false);
    double.tell({ type: 'playing' });
    expect(status().is).toBe('playing');
  });

  it('goes on where a guest was in this tab, and where a viewer was anywhere', async () => {
    const from = async (options: Parameters<typeof page>[0]) => {
      const { store, double } = page({ ...options, placeHere: 45 });
      store.play();
      await settle();
      store.destroy();
      return double.loads[0]?.options.from;
    };
    expect(await from({ answers: [{ ...vod, resume: undefined }] })).toBe(45);
    expect(await from({ answers: [vod] })).toBe(120);
    expect(await from({ answers: [vod], fromBeginning: true })).toBe(0);
    expect(await from({ answers: [live] })).toBeNull();
  });

  it('ends where a viewer has sought to the end, and begins anew from there by a press alone', async () => {
    const { store, double, video, status } = await playing();
    store.seek(600);
    double.tell({ type: 'seeking' });
    // As browsers do it: the element has ended before it says that it has sought.
    video.pause();
    Object.defineProperty(video, 'ended', { value: true });
    double.tell({ type: 'seeked' });
    double.tell({ type: 'ended' });
    await settle();
    expect(video.paused).toBe(true);
    expect(status().is).toBe('ended');
    store.play();
    await settle();
    expect(video.paused).toBe(false);
  });

  it('begins anew where the viewer wants that, and still goes on there after a failure', async () => {
    const { double, store } = page({ fromBeginning: true });
    store.play();
    await settle();
    expect(double.loads[0]?.options.from).toBe(0);
    double.start();
    double.reach(40);
    double.tell({ type: 'failed', failure: { kind: 'network', detail: 'fragLoadError' } });
    await pass(2000);
    expect(double.loads.at(-1)?.options.from).toBe(40);
  });

  it('chooses tracks by the viewer’s languages, and keeps what they choose here', async () => {
    const { store, double, device } = await playing();
    expect(double.told).toEqual(['sound: English', 'text: null']);
    store.choose('text', 'Español');
    expect(double.told.at(-1)).toBe('text: Español');
    expect(device.choices().tracks.text).toEqual({ language: 'es', kind: 'subtitles' });
  });

  it('turns captions on in the language that was read last, and off again', async () => {
    const { store, double, device } = await playing();
    store.choose('text', 'Español');
    store.choose('text', null);
    expect(device.choices().tracks).toMatchObject({
      text: 'off',
      lastText: { language: 'es', kind: 'subtitles' },
    });
    store.toggleCaptions();
    expect(double.told.at(-1)).toBe('text: Español');
    store.view.tracks = { ...store.view.tracks, text: 'Español' };
    store.toggleCaptions();
    expect(double.told.at(-1)).toBe('text: null');
  });

  it('writes what is said in another language than the sound’s where text is off', async () => {
    const forced = { id: 'Forced', language: 'en', kind: 'forced' as const, name: 'English' };
    const { store, double } = await playing({ answers: [{ ...vod, text: [...vod.text, forced] }] });
    expect(double.told).toEqual(['sound: English', 'text: Forced']);
    store.choose('text', 'Español');
    store.choose('text', null);
    expect(double.told.at(-1)).toBe('text: Forced');
  });

  it('says why the viewer may not watch', async () => {
    const refused = { status: 401, code: 'SIGN_IN' };
    const { store, status } = page({ answers: [refused] });
    store.play();
    await settle();
    expect(status()).toEqual({ is: 'refused', code: 'SIGN_IN', details: {} });
  });

  it('asks again when the event has begun, by the origin’s clock and not before, and plays', async () => {
    const details = { startsAt: '2026-06-01T23:10:00Z', asOf: '2026-06-01T23:00:00Z' };
    const early = { status: 409, code: 'NOT_STARTED', details };
    const { store, double, status } = page({ answers: [early, live] });
    store.play();
    await settle();
    expect(status()).toMatchObject({ is: 'refused', code: 'NOT_STARTED' });
    await pass(599_000);
    expect(double.loads).toEqual([]);
    await pass(6100);
    expect(double.loads).toHaveLength(1);
    double.start();
    expect(status().is).toBe('playing');
  });

  it('goes on at the same place with new addresses when the old ones have expired', async () => {
    const renewed = { ...vod, hls: 'https://media.example/second/main.m3u8' };
    const { double, status, store } = await playing({ answers: [vod, renewed] });
    double.reach(300);
    double.tell({ type: 'failed', failure: { kind: 'expired', detail: 'fragLoadError' } });
    await settle();
    expect(double.loads.at(-1)).toEqual({
      address: renewed.hls,
      options: { from: 300, latency: undefined },
    });
    double.start();
    expect(status().is).toBe('playing');
    expect(store.view.playback.wanted).toBe(true);
  });

  it('P2 keeps place, tracks and quality when its addresses run out after a pause', async () => {
    const renewed = { ...vod, hls: 'https://media.example/second/main.m3u8' };
    const { double, store, video } = await playing({ answers: [vod, renewed] });
    double.levels = [180, 360].map((height) => ({ id: `${height}p`, height, bitrate: height }));
    store.setQuality('180p');
    store.choose('text', 'Español');
    double.reach(300);
    store.pause();
    await pass(600_000);
    const failure = { kind: 'expired', detail: 'fragLoadError', isRefused: true } as const;
    const calls = double.loads.length;
    double.tell({ type: 'failed', failure });
    double.tell({ type: 'failed', failure });
    await settle();
    expect(double.loads.slice(calls)).toEqual([
      { address: renewed.hls, options: { from: 300, latency: undefined } },
    ]);
    double.tell({ type: 'ready' });
    double.tell({ type: 'tracks' });
    expect(store.view.playback.wanted).toBe(false);
    expect(video.paused).toBe(true);
    expect(double.told.filter((one) => one.startsWith('text: ')).at(-1)).toBe('text: Español');
    expect(store.view.quality).toBe('180p');
  });

  it.each([
    ['while its stream is asked for anew', 'expired', () => {}],
    ['while its line is dead', 'network', (store: PlaybackStore) => store.online()],
  ] as const)('goes on where the browser’s own controls have sought %s', async (_w, kind, mend) => {
    const { double, video, store } = await playing();
    double.reach(300);
    double.tell({ type: 'failed', failure: { kind, detail: 'fragLoadError' } });
    // Picture-in-picture and the keys of a keyboard move the element itself; without data it never says that it has sought.
    video.currentTime = 420;
    double.tell({ type: 'seeking' });
    expect(store.view.position).toBe(420);
    mend(store);
    await settle();
    expect(double.loads.at(-1)?.options.from).toBe(420);
  });

  it('goes on at the same place after a second failure, before which nothing was loaded', async () => {
    const { double, store, progress } = await playing();
    for (let at = 300; at <= 312; at += 1) double.reach(at);
    for (const detail of ['fragLoadError', 'manifestLoadError']) {
      double.tell({ type: 'failed', failure: { kind: 'network', detail } });
      await pass(1500);
      expect(store.view.position).toBe(312);
      store.online();
      await settle();
      expect(double.loads.at(-1)?.options.from).toBe(312);
    }
    store.destroy();
    expect(progress.at(-1)?.position).toBe(312);
  });

  it('goes on by itself when the network is back', async () => {
    const { double, store, status } = await playing();
    double.reach(200);
    double.tell({ type: 'failed', failure: { kind: 'network', detail: 'fragLoadError' } });
    expect(status()).toMatchObject({ is: 'failed', again: 'itself' });
    store.online();
    await settle();
    expect(double.loads.at(-1)?.options.from).toBe(200);
  });

  it('tries again by itself after a while', async () => {
    const { double, status } = await playing();
    double.tell({ type: 'failed', failure: { kind: 'network', detail: 'fragLoadError' } });
    await pass(2000);
    expect(status().is).toBe('loading');
  });

  it('recovers the decoder after a media error', async () => {
    const { double, status } = await playing();
    double.tell({ type: 'failed', failure: { kind: 'decode', detail: 'bufferAppendError' } });
    expect(double.told.at(-1)).toBe('recover');
    double.start();
    expect(status().is).toBe('playing');
  });

  it('keeps the viewer’s speed and quality when it is loaded anew, and the speed for other titles', async () => {
    const levels = [180, 360].map((height) => ({ id: `${height}p`, height, bitrate: height }));
    const { double, store, video, device } = await playing();
    double.levels = levels;
    store.setRate(1.5);
    store.setQuality('180p');
    double.tell({ type: 'failed', failure: { kind: 'decode', detail: 'bufferAppendError' } });
    double.tell({ type: 'failed', failure: { kind: 'decode', detail: 'bufferAppendError' } });
    await settle();
    expect(double.loads).toHaveLength(2);
    // The levels of another answer have other names.
    double.levels = levels.map((level) => ({ ...level, id: `new ${level.id}` }));
    double.tell({ type: 'tracks' });
    expect(video.playbackRate).toBe(1.5);
    expect(store.view.quality).toBe('new 180p');
    store.setQuality('auto');
    double.tell({ type: 'tracks' });
    expect(store.view.quality).toBe('auto');
    expect(device.choices().rate).toBe(1.5);
  });

  it('plays a live event, and a speed that the realm does not offer, as they were made', async () => {
    const { video, store, double } = page({ answers: [live] });
    video.playbackRate = 2;
    store.play();
    await settle();
    expect(double.loads).toHaveLength(1);
    expect(video.playbackRate).toBe(1);
    store.setRate(3);
    expect(video.playbackRate).toBe(1);
  });

  it('turns captions neither on nor off where there is nothing to read', async () => {
    const { store, device, double } = await playing({ answers: [{ ...vod, text: [] }] });
    const before = [...double.told];
    store.toggleCaptions();
    expect(double.told).toEqual(before);
    expect(device.choices().tracks.text).toBeUndefined();
  });

  it('has the browser draw captions as long as the page cannot, for whatever reason, also by an engine that comes later', async () => {
    const { store, double } = await playing();
    store.drawCaptions('away', true);
    store.drawCaptions('floating', true);
    store.drawCaptions('away', false);
    expect(double.told.at(-1)).toBe('draws: true');
    store.rest();
    store.play();
    await settle();
    expect(double.told.at(-1)).not.toBe('draws: false');
    expect(double.told.slice(double.told.lastIndexOf('destroy'))).toContain('draws: true');
    store.drawCaptions('floating', false);
    expect(double.told.at(-1)).toBe('draws: false');
  });

  it('plays on a television again where the viewer has paused it there', async () => {
    const { store, double, video, status } = await playing();
    double.tell({ type: 'remote', target: 'Television' });
    store.pause();
    double.tell({ type: 'paused' });
    expect(video.paused).toBe(true);
    store.play();
    await settle();
    expect(video.paused).toBe(false);
    expect(status().is).toBe('remote');
  });

  it('pauses and plays', async () => {
    const { store, video, status } = await playing();
    store.pause();
    expect([status().is, video.paused]).toEqual(['paused', true]);
    store.play();
    await settle();
    expect(video.paused).toBe(false);
  });

  it('gives its screen back where it rests, and goes on at the same place', async () => {
    const { store, double, beats, progress, status } = await playing();
    for (let second = 120; second <= 135; second += 1) double.reach(second);
    store.rest();
    await settle();
    expect(status()).toEqual({ is: 'idle' });
    expect(beats.at(-1)?.streams).toEqual([]);
    expect(progress.at(-1)).toMatchObject({ position: 135, isLast: true });
    store.play();
    await settle();
    expect(double.loads.at(-1)?.options).toMatchObject({ from: 135 });
    double.start();
    expect(status()).toEqual({ is: 'playing' });
  });

  it('keeps a seek inside of the title', async () => {
    const { store, video } = await playing();
    store.seek(9000);
    expect(video.currentTime).toBe(600);
    expect(store.view.position, 'told at once, so that the next key goes on from there').toBe(600);
    store.seekBy(-700);
    expect(video.currentTime).toBe(0);
  });

  it('shows a new place as one that is sought, from the first moment on', async () => {
    const { store, video, double, status } = await playing();
    double.reach(200);
    store.pause();
    // As browsers do it: the element seeks before it says so.
    Object.defineProperty(video, 'seeking', { value: true });
    store.seekBy(10);
    expect(status().is).toBe('seeking');
    expect(store.view.position).toBe(210);
  });

  it('shows a volume as soon as it is chosen, so that the next key goes on from there', async () => {
    const { store } = await playing();
    store.setVolume(0.4);
    expect(store.view.volume).toBe(0.4);
    store.setVolume(7);
    expect(store.view.volume).toBe(1);
  });

  it('has sound again where the viewer chooses how loud it is', async () => {
    const { store, video, device } = await playing();
    store.setMuted(true);
    store.setVolume(0);
    expect(video.muted).toBe(true);
    store.setVolume(0.3);
    expect(video.muted).toBe(false);
    expect(device.choices()).toMatchObject({ muted: false, volume: 0.3 });
  });

  it('begins muted by itself, and with sound by a press', async () => {
    const silent = page();
    silent.store.play('by itself');
    expect(silent.video.muted).toBe(true);
    silent.store.destroy();
    const loud = page();
    loud.store.play();
    expect(loud.video.muted).toBe(false);
  });

  it('writes the viewer’s place at a pause, once ten seconds are seen', async () => {
    const { double, store, progress } = await playing();
    for (let at = 120; at <= 131; at += 1) double.reach(at);
    store.pause();
    expect(progress.map(({ position }) => position)).toEqual([130, 131]);
  });

  it('writes where a viewer seeks to at once in a title that they had begun before', async () => {
    const { double, store, progress } = await playing();
    double.reach(120);
    store.seek(500);
    double.tell({ type: 'seeked' });
    expect(progress.map(({ position }) => position)).toEqual([500]);
    const anew = await playing({ fromBeginning: true });
    anew.store.pause();
    expect(anew.progress, 'the place is kept until ten seconds are seen').toEqual([]);
    anew.store.destroy();
  });

  it('says of a place whose it is: the profile that began the title, also once another one watches', async () => {
    const first = { ...vod, profile: 'profile-1', expiresAt: '2026-06-01T20:01:00Z' };
    const { double, store, progress } = await playing({
      answers: [first, { ...first, profile: 'profile-2' }],
    });
    for (let at = 120; at <= 131; at += 1) double.reach(at);
    double.tell({ type: 'failed', failure: { kind: 'expired', detail: 'fragLoadError' } });
    await settle();
    double.start();
    await settle();
    expect(store.view.stream?.profile).toBe('profile-2');
    double.reach(140);
    store.pause();
    expect(progress.map(({ profile }) => profile)).toEqual(['profile-1', 'profile-1']);
  });
});

describe('a part that is missing', () => {
  it('is shown with its length once the engine has gone over it, each time anew', async () => {
    const { store, double, status, video } = await playing();
    double.reach(126);
    video.currentTime = 130;
    double.tell({ type: 'gap', seconds: 4 });
    // Together with where it goes on: a reader is not told of a seek besides.
    expect(store.view.position).toBe(130);
    const first = store.view.gap;
    expect(first).toEqual({ seconds: 4 });
    double.tell({ type: 'gap', seconds: 4 });
    expect(store.view.gap).not.toBe(first);
    expect(status().is).toBe('playing');
  });
});

describe('code that does not come', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('is told with a way on, and another press loads and plays', async () => {
    const { store, status, double, reloads } = page({ lostCode: 1 });
    store.play();
    await settle();
    expect(status()).toEqual({ is: 'failed', kind: 'network', again: 'press' });
    store.retry();
    await settle();
    expect(double.loads).toHaveLength(1);
    expect(reloads).toHaveLength(0);
  });

  it('is asked for with the page anew, where it does not come a second time', async () => {
    const { store, status, reloads } = page({ lostCode: 2 });
    store.play();
    await settle();
    expect(reloads).toHaveLength(0);
    store.retry();
    await settle();
    expect(reloads).toHaveLength(1);
    expect(status().is).toBe('failed');
  });
});
