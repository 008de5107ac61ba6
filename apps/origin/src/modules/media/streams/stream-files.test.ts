import { parse, setOptions, type types } from 'hls-parser';
import { describe, expect, it } from 'vitest';
import { type ClipFiles, openClipFiles } from '../clips/clip-files';
import { readTrack } from '../clips/fragmented-mp4';
import type { MediaGrant } from './media-grant';
import { createStreamFiles } from './stream-files';

// Without it the parser writes what is wrong to the console, and goes on.
setOptions({ strictMode: true });

const startsAt = Date.UTC(2026, 10, 26, 20);
const clips: ClipFiles = openClipFiles();
const files = createStreamFiles(clips);

const live: MediaGrant = {
  realmId: 'apex',
  titleId: 'apex-63',
  clip: 'apex',
  startsAt,
  seconds: 6 * 3600,
  expiresAt: Number.MAX_SAFE_INTEGER,
  lease: '',
};
const whole: MediaGrant = { ...live, startsAt: null, seconds: 465 };
const RENDITIONS = [
  '360',
  '180',
  'main',
  'es',
  'described',
  'text-en',
  'text-es',
  'text-pt',
  'text-ar',
  'forced-en',
];
const minutesIn = (minutes: number) => startsAt + minutes * 60_000;

async function listOf(grant: MediaGrant, rendition: string, now = 0) {
  const { bytes, type } = await files.of(grant, rendition, 'list.m3u8', now);
  expect(type).toBe('application/vnd.apple.mpegurl');
  return parse(String(bytes)) as types.MediaPlaylist;
}

/** When the fragment of a file begins and ends, in seconds. */
async function timesOf(grant: MediaGrant, rendition: string, number: number, now: number) {
  const parts = await Promise.all(
    ['init.mp4', `${number}.m4s`].map((file) => files.of(grant, rendition, file, now)),
  );
  const { timescale, fragments } = readTrack(
    Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes))),
  );
  const [{ begins, lasts } = { begins: Number.NaN, lasts: Number.NaN }] = fragments;
  return { begins: begins / timescale, ends: (begins + lasts) / timescale };
}

it('names every rendition in a main playlist that a strict parser accepts', async () => {
  const { bytes } = await files.top(live, 'main.m3u8');
  const main = parse(String(bytes)) as types.MasterPlaylist;
  expect(main.variants.map(({ uri }) => uri)).toEqual(['360/list.m3u8', '180/list.m3u8']);
  const [first] = main.variants;
  expect(first?.codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/);
  const others = [...(first?.audio ?? []), ...(first?.subtitles ?? [])];
  for (const { uri } of others) expect(RENDITIONS).toContain(uri?.split('/')[0] ?? '');
});

it.each([
  ['audio', 'described/list.m3u8', 'public.accessibility.describes-video'],
  [
    'subtitles',
    'text-en/list.m3u8',
    'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound',
  ],
  ['audio', 'main/list.m3u8', undefined],
] as const)('says for whom the %s of %s is: %s', async (group, address, characteristics) => {
  const { bytes } = await files.top(live, 'main.m3u8');
  const [first] = (parse(String(bytes)) as types.MasterPlaylist).variants;
  expect(first?.[group].find(({ uri }) => uri === address)).toMatchObject({ characteristics });
});

it.each(RENDITIONS)(
  'makes a live playlist of %s once for all viewers, until it has another segment',
  async (rendition) => {
    const bytesAt = async (now: number, grant = live) =>
      (await files.of(grant, rendition, 'list.m3u8', now)).bytes;
    const first = await bytesAt(minutesIn(5));
    expect(await bytesAt(minutesIn(5) + 1500, { ...live, lease: 'another' })).toBe(first);
    expect(await bytesAt(minutesIn(5) + 2000)).not.toEqual(first);
    expect(await bytesAt(minutesIn(5), { ...live, startsAt: startsAt + 1000 })).not.toEqual(first);
  },
);

it('has chapters without a gap for a long title on demand, in the language of its brand, and for no other', async () => {
  const long = { ...whole, seconds: 619 };
  const { bytes, type } = await files.top(long, 'chapters.vtt');
  expect(type).toBe('text/vtt; charset=utf-8');
  const times = [...String(bytes).matchAll(/^([\d:.]+) --> ([\d:.]+)$/gm)];
  expect(times.length).toBeGreaterThan(2);
  expect(times[0]?.[1]).toBe('00:00:00.000');
  for (const [at, [, , end]] of times.entries())
    expect(times[at + 1]?.[1] ?? '00:10:19.000').toBe(end);
  const arabic = await files.top({ ...long, realmId: 'noor' }, 'chapters.vtt');
  expect(String(arabic.bytes)).toMatch(/\p{Script=Arabic}/u);
  for (const grant of [{ ...whole, seconds: 299 }, live])
    await expect(files.top(grant, 'chapters.vtt')).rejects.toMatchObject({ status: 404 });
});

describe.each(RENDITIONS)('the playlist of %s', (rendition) => {
  it('has a title on demand from its beginning to its end', async () => {
    const list = await listOf(whole, rendition);
    expect(list.endlist).toBe(true);
    const length = list.segments.reduce((sum, { duration }) => sum + duration, 0);
    const isText = rendition.includes('-');
    expect(Math.abs(length - whole.seconds)).toBeLessThan(isText ? 24 : 2.1);
    for (const { duration } of list.segments)
      expect(Math.round(duration)).toBeLessThanOrEqual(list.targetDuration);
  });

  it('has what a viewer may go back to in a live event, dated by its clock', async () => {
    const now = minutesIn(200);
    const list = await listOf(live, rendition, now);
    expect(list.endlist).toBe(false);
    expect(list.segments.length).toBe(900);
    const [first] = list.segments;
    const began = first?.programDateTime?.getTime() ?? 0;
    expect(Math.abs(now - began - 30 * 60_000)).toBeLessThan(2100);
  });

  it('goes on from what it said before, and never takes anything back', async () => {
    const earlier = await listOf(live, rendition, minutesIn(100));
    const later = await listOf(live, rendition, minutesIn(100) + 9000);
    const numberOf = (list: types.MediaPlaylist) => list.mediaSequenceBase ?? 0;
    expect(numberOf(later) - numberOf(earlier)).toBe(4);
    const shared = later.segments[0];
    const same = earlier.segments[4];
    expect(shared?.uri).toBe(same?.uri);
    expect(shared?.duration).toBe(same?.duration);
  });

  it('counts and dates on without a break where the clip begins again', async () => {
    const list = await listOf(live, rendition, minutesIn(5));
    const { segments } = list;
    expect(list.discontinuitySequenceBase ?? 0).toBe(0);
    expect(segments.filter(({ discontinuity }) => discontinuity)).toEqual([]);
    // The clip begins again with every twelfth.
    expect(segments.length).toBeGreaterThan(10 * 12);
    const numbers = segments.map(({ uri }) => Number.parseInt(uri, 10));
    expect(numbers).toEqual(segments.map((_, at) => (list.mediaSequenceBase ?? 0) + at));
    let clock = segments[0]?.programDateTime?.getTime() ?? Number.NaN;
    let dated = 0;
    for (const { duration, programDateTime } of segments) {
      if (programDateTime) {
        // Dates are written in whole milliseconds.
        expect(Math.abs(programDateTime.getTime() - clock)).toBeLessThan(1.1);
        clock = programDateTime.getTime();
        dated += 1;
      }
      clock += duration * 1000;
    }
    expect(dated).toBeGreaterThan(12);
  });

  it('ends with the event', async () => {
    const list = await listOf(live, rendition, minutesIn(361));
    expect(list.endlist).toBe(true);
  });
});

describe.each(['apex', 'corral', 'crowd', 'metro', 'noor', 'plain', 'studio', 'unity'])(
  'the clip %s',
  (clip) => {
    const states: [string, MediaGrant, number][] = [
      ['on demand', { ...whole, clip }, 0],
      ['just begun', { ...live, clip }, minutesIn(0) + 5000],
      ['in the middle', { ...live, clip }, minutesIn(200)],
      ['over', { ...live, clip }, minutesIn(361)],
    ];

    it.each(states)('%s has playlists that a strict parser accepts', async (_, grant, now) => {
      const { bytes } = await files.top(grant, 'main.m3u8');
      const main = parse(String(bytes)) as types.MasterPlaylist;
      expect(main.variants).toHaveLength(2);
      for (const rendition of RENDITIONS)
        expect((await listOf(grant, rendition, now)).segments.length).toBeGreaterThan(0);
    });

    it('has pictures without a gap where it begins again', async () => {
      const grant = { ...live, clip };
      for (const rendition of ['360', '180']) {
        const before = await timesOf(grant, rendition, 11, minutesIn(10));
        const after = await timesOf(grant, rendition, 12, minutesIn(10));
        expect(after.begins - before.ends).toBe(0);
      }
    });
  },
);

describe('a stream that has another time from a segment on', () => {
  const breaksAt = 100;
  const at = (seconds: number) => startsAt + seconds * 1000;
  const file = async (rendition: string, name: string, now: number) =>
    (await files.of(live, rendition, name, now, breaksAt)).bytes;

  it.each(RENDITIONS)(
    'says so in the playlist of %s, also once that is over',
    async (rendition) => {
      const list = async (now: number) =>
        parse(String(await file(rendition, 'list.m3u8', now))) as types.MediaPlaylist;
      const during = (await list(at(210))).segments.filter(({ discontinuity }) => discontinuity);
      expect(during.map(({ mediaSequenceNumber }) => mediaSequenceNumber)).toEqual([breaksAt]);
      const after = await list(at(210 + 1800));
      expect(after.discontinuitySequenceBase).toBe(1);
      expect(after.segments.filter(({ discontinuity }) => discontinuity)).toEqual([]);
    },
  );

  it.each(['360', 'main'])('begins at zero there in %s', async (rendition) => {
    const beginOf = async (number: number) => {
      const names = ['init.mp4', `${number}.m4s`];
      const parts = await Promise.all(names.map((name) => file(rendition, name, at(210))));
      const { fragments, timescale } = readTrack(
        Buffer.concat(parts.map((one) => Buffer.from(one))),
      );
      return (fragments[0]?.begins ?? Number.NaN) / timescale;
    };
    expect(await beginOf(breaksAt)).toBe(0);
    expect(await beginOf(breaksAt + 1)).toBeCloseTo(2, 1);
    expect(await beginOf(breaksAt - 1)).toBeCloseTo(198, 1);
  });

  it('has its cues in the new time', async () => {
    const starts = async (number: number) =>
      [...String(await file('text-en', `${number}.vtt`, at(260))).matchAll(/^(\S+) --> /gm)].map(
        ([, time]) => time,
      );
    const all = await Promise.all(Array.from({ length: 12 }, (_, more) => starts(breaksAt + more)));
    expect(all.flat().length).toBeGreaterThan(0);
    for (const time of all.flat()) expect(time).toMatch(/^00:00:/);
  });
});

describe('segments', () => {
  it.each(['360', '180', 'main', 'es'])(
    'of %s follow one another without a gap, as long as their playlist says, also where the clip begins again',
    async (rendition) => {
      const now = minutesIn(200);
      const { segments } = await listOf(live, rendition, now);
      const said = new Map(segments.map(({ uri, duration }) => [uri, duration]));
      let end = (await timesOf(live, rendition, 5390, now)).ends;
      for (let number = 5391; number < 5430; number += 1) {
        const { begins, ends } = await timesOf(live, rendition, number, now);
        expect(Math.abs(begins - end)).toBeLessThan(1e-6);
        expect(Math.abs(ends - begins - (said.get(`${number}.m4s`) ?? 0))).toBeLessThan(1e-5);
        end = ends;
      }
    },
  );

  it('of pictures and sound begin together, hours into an event', async () => {
    const now = minutesIn(359);
    const [picture, sound] = await Promise.all(
      ['360', 'main'].map((rendition) => timesOf(live, rendition, 10_620, now)),
    );
    // No further apart than a frame of sound.
    expect(Math.abs((picture?.begins ?? 0) - (sound?.begins ?? 9))).toBeLessThan(1024 / 48_000);
  });

  it.each([
    ['is still ahead', 6000],
    ['can no longer be reached', 10],
  ])('that %s is not there', async (_, number) => {
    await expect(files.of(live, '360', `${number}.m4s`, minutesIn(190))).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each(['360/7.vtt', 'text-en/7.m4s', '720/list.m3u8', 'constructor/list.m3u8'])(
    '%s is not a file of a stream',
    async (path) => {
      const [rendition = '', file = ''] = path.split('/');
      await expect(files.of(whole, rendition, file, 0)).rejects.toMatchObject({ status: 404 });
    },
  );
});
