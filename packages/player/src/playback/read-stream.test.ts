import { OriginError } from '@marquee/origin-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { live, vod } from '../testing/playback-page';
import type { Stream } from './playback-view';
import { readStream } from './read-stream';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** An answer that came over the wire, with parts that no type has checked. */
const answer = (parts: object, of: Stream = vod): Stream =>
  JSON.parse(JSON.stringify({ ...of, ...parts }));

describe('readStream', () => {
  it.each([vod, live])('keeps all of an answer that is as promised', (whole) => {
    expect(readStream(whole)).toEqual(whole);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('leaves out the tracks that are none, and keeps the others', () => {
    const { audio, text } = readStream(
      answer({ audio: [null, ...vod.audio, {}], text: [{ id: 'a' }, 'English', ...vod.text] }),
    );
    expect(audio).toEqual(vod.audio);
    expect(text).toEqual(vod.text);
  });

  it.each([
    ['resume', { position: -5, at: '2026-05-31T00:00:00Z' }],
    ['resume', { position: '120' }],
    ['resume', null],
    ['next', { id: 's1e5' }],
    ['next', { id: '', countdown: 8 }],
    ['next', { id: 's1e5', countdown: -1 }],
    ['previous', {}],
    ['previous', { id: 7 }],
    ['profile', ''],
    ['profile', 7],
    ['heartbeat', {}],
    ['heartbeat', { lease: 'lease-0123456789abcdef', interval: 'often' }],
  ] as const)('goes without a %s of %j', (name, value) => {
    expect(readStream(answer({ [name]: value }))[name]).toBeUndefined();
  });

  it('lets no answer make the page beat all the time', () => {
    const { heartbeat } = readStream(answer({ heartbeat: { lease: 'lease-1', interval: 0 } }));
    expect(heartbeat).toEqual({ lease: 'lease-1', interval: 5 });
  });

  it.each([{ startsAt: 'soon', latency: 6 }, { startsAt: '2026-06-01T19:00:00Z' }, {}])(
    'refuses a live stream of %j',
    (part) => {
      expect(() => readStream(answer({ live: part }, live))).toThrow(OriginError);
    },
  );
});
