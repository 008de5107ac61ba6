import { describe, expect, it, vi } from 'vitest';
import { settle, vod } from '../testing/playback-page';
import { playingPages } from '../testing/playing-page';

const { playing, pass } = playingPages();

describe('a screen that counts', () => {
  it('beats at its interval with rising numbers, and gives its lease back at the end', async () => {
    const { beats, store } = await playing();
    await pass(60_000);
    expect(beats.length).toBeGreaterThanOrEqual(2);
    const numbers = beats.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    store.destroy();
    await settle();
    expect(beats.at(-1)?.streams).toEqual([]);
    const { length } = beats;
    await pass(120_000);
    expect(beats).toHaveLength(length);
  });

  it('beats with the lease of the last answer, when the stream was asked for anew', async () => {
    const later = { lease: 'lease-of-a-later-answer', interval: 30 };
    const { beats, double } = await playing({ answers: [vod, { ...vod, heartbeat: later }] });
    double.tell({ type: 'failed', failure: { kind: 'expired', detail: 'levelLoadError' } });
    await settle();
    double.start();
    const { length } = beats;
    await pass(60_000);
    const leases = new Set(beats.slice(length).map(({ lease }) => lease));
    expect([...leases]).toEqual([later.lease]);
  });

  it('stops with the reason that the origin gives', async () => {
    const { status, double } = await playing({ goOn: false });
    await pass(30_000);
    expect(status()).toEqual({ is: 'refused', code: 'RELEASED', details: {} });
    expect(double.told).toContain('destroy');
  });

  it.each([
    ['nothing', [null]],
    ['neither yes nor no', [{}]],
    ['no list', null],
  ])(
    'plays on and goes on beating when an answer says %s of its streams',
    async (_w, heartbeat) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { status, beats } = await playing({ heartbeat });
      await pass(30_000);
      expect(status().is).toBe('playing');
      const { length } = beats;
      await pass(30_000);
      expect(beats.length).toBeGreaterThan(length);
      expect(warned).toHaveBeenCalledTimes(Array.isArray(heartbeat) ? beats.length : 0);
      warned.mockRestore();
    },
  );

  it('asks which screens are in use where they have its place', async () => {
    const details = {
      most: 1,
      watching: [{ lease: 'b', device: 'Phone', title: 'Final', since: vod.asOf }],
    };
    const taken = { status: 403, code: 'CONCURRENCY', details };
    const heartbeat = [{ id: 'final', goOn: false, code: 'CONCURRENCY' }];
    const { status } = await playing({ answers: [vod, taken], heartbeat });
    await pass(30_000);
    expect(status()).toEqual({ is: 'refused', code: 'CONCURRENCY', details });
  });

  it('goes on at once where its place lapsed and there is another', async () => {
    const heartbeat = [{ id: 'final', goOn: false, code: 'CONCURRENCY' }];
    const { double, status } = await playing({ heartbeat });
    double.reach(140);
    await pass(30_000);
    expect(double.loads.at(-1)?.options.from).toBe(140);
    double.start();
    expect(status().is).toBe('playing');
  });

  it('is given back where a title stands still for half an hour, and asked for when it plays again', async () => {
    const later = { lease: 'lease-of-a-later-answer', interval: 30 };
    const { store, double, beats, status } = await playing({
      answers: [vod, { ...vod, heartbeat: later }],
    });
    double.reach(140);
    store.pause();
    await pass(29 * 60_000);
    expect(beats.at(-1)?.streams).toHaveLength(1);
    await pass(2 * 60_000);
    expect(beats.at(-1)?.streams).toEqual([]);
    expect(status().is).toBe('paused');
    const { length } = beats;
    await pass(10 * 60_000);
    expect(beats).toHaveLength(length);

    store.play();
    await settle();
    double.tell({ type: 'playing' });
    await settle();
    expect(double.loads.at(-1)?.options.from).toBe(140);
    double.start();
    expect(status().is).toBe('playing');
    await pass(30_000);
    expect(beats.at(-1)).toMatchObject({ lease: later.lease });
  });

  it('is asked for as the viewer who is there now', async () => {
    const { store, status } = await playing({ answers: [vod, { status: 401, code: 'SIGN_IN' }] });
    store.viewerChanged();
    await settle();
    expect(status()).toMatchObject({ is: 'refused', code: 'SIGN_IN' });
  });

  it('stops by the part of an answer that can be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { status } = await playing({
      heartbeat: [null, {}, { id: 'final', goOn: false, code: 'LICENCE_NEEDED' }],
    });
    await pass(30_000);
    expect(status()).toMatchObject({ is: 'refused', code: 'LICENCE_NEEDED' });
    warned.mockRestore();
  });
});
