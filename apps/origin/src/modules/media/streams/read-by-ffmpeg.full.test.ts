import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { frameNumberOf, SQUARES, STRIP } from '@marquee/artwork/clips';
import { freePort } from '@marquee/test-browser/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClipFiles } from '../clips/clip-files';
import { SEGMENT_SECONDS } from '../clips/stretch';
import { LATENCY_SECONDS, LIVE_WINDOW_SECONDS } from './live-settings';
import type { MediaGrant } from './media-grant';
import { createStreamFiles } from './stream-files';

const run = promisify(execFile);
const files = createStreamFiles(openClipFiles());

/** One clip, all of them in a full run. */
const CLIPS = process.env.FULL
  ? ['apex', 'corral', 'crowd', 'metro', 'noor', 'plain', 'studio', 'unity']
  : ['apex'];

const PICTURES = ['360', '180'];
const SOUNDS = ['main', 'es', 'described'];
const TRACKS = [...PICTURES, ...SOUNDS];
const TEXTS = ['text-en', 'text-es', 'text-pt', 'text-ar', 'forced-en'];

const CLIP_FRAMES = 24 * 15;
const SECONDS = 60;
const startsAt = Date.UTC(2026, 10, 26, 20);

/** How much later a playlist is read than the one before it, in ms: FFmpeg waits for two seconds, which pass sooner here. */
const BETWEEN_LISTS = 20_000;

/** A title, and when it is read. */
interface Stream {
  grant: MediaGrant;
  /** In ms since 1970. */
  now: number;
}

const grantOf = (clip: string): MediaGrant => ({
  realmId: 'apex',
  titleId: 'apex-63',
  clip,
  startsAt: null,
  seconds: SECONDS,
  expiresAt: Number.MAX_SAFE_INTEGER,
  lease: '',
});

/** Titles that are longer than their clip, so that it begins again in them. */
const WHOLE: [string, (clip: string) => Stream][] = [
  ['on demand', (clip) => ({ grant: grantOf(clip), now: 0 })],
  [
    'of an event that is over',
    (clip) => ({ grant: { ...grantOf(clip), startsAt }, now: startsAt + 61_000 }),
  ],
];

const LIVE_SECONDS = 2 * 3600;

/** An event of two hours that ends in a minute: its window has long been moving. */
const endingSoon = (clip: string): Stream => ({
  grant: { ...grantOf(clip), startsAt, seconds: LIVE_SECONDS },
  now: startsAt + (LIVE_SECONDS - SECONDS) * 1000,
});

/** Whether FFmpeg's programs are there. */
const isInstalled = await Promise.all(['ffmpeg', 'ffprobe'].map((name) => run(name, ['-version'])))
  .then(() => true)
  .catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return false;
    throw error;
  });

/** FFmpeg loads a track's header anew with each playlist that is not the last, and says of the second one that it needs none. */
const SAME_HEADER = /^\[mov,.*\] Found duplicated MOOV Atom\. Skipped it\n/gm;

/** What a program of FFmpeg prints that complains of nothing. */
async function printed(program: 'ffmpeg' | 'ffprobe', args: readonly string[]): Promise<Buffer> {
  const most = { encoding: 'buffer', maxBuffer: 64 * 2 ** 20 } as const;
  const { stdout, stderr } = await run(program, args, most);
  expect(String(stderr).replaceAll(SAME_HEADER, '')).toBe('');
  return stdout;
}

/** Makes FFmpeg end at the first mistake. */
const STRICT = ['-v', 'repeat+warning', '-xerror', '-err_detect', 'explode'];

/** When the packets of a playlist's only track are shown, in seconds and in that order. */
async function timesOf(address: string, level: 'warning' | 'error', first: string[] = []) {
  const entries = ['-show_entries', 'packet=pts_time', '-of', 'csv=p=0'];
  const lines = String(
    await printed('ffprobe', ['-v', `repeat+${level}`, ...first, ...entries, address]),
  );
  const times = lines.split('\n').filter((line) => line.trim() !== '');
  return times.map((line) => Number.parseFloat(line)).sort((one, other) => one - other);
}

/** Expects that nothing is missing between packets, by less than one sample of sound; resolves to seconds from the first to the last. */
function expectNoGap(times: readonly number[]): number {
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? Number.NaN));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1 / 48_000);
  return (times.at(-1) ?? Number.NaN) - (times[0] ?? Number.NaN);
}

/** The numbers that the pictures of a playlist carry, in the order in which FFmpeg shows them; null where it cannot be read. */
async function framesOf(address: string): Promise<(number | undefined)[]> {
  const { left, top, square } = STRIP;
  const only = `scale=640:360,crop=${SQUARES * square}:${square}:${left}:${top},scale=${SQUARES}:1:flags=area,format=gray`;
  const raw = ['-vf', only, '-f', 'rawvideo', '-'];
  const squares = await printed('ffmpeg', [...STRICT, '-i', address, ...raw]);
  return Array.from({ length: squares.length / SQUARES }, (_, at) => {
    const row = [...squares.subarray(at * SQUARES, (at + 1) * SQUARES)];
    return frameNumberOf(row.map((light) => light > 128))?.frame;
  });
}

/** Expects one frame after another, also where the clip begins again. */
function expectGapless(frames: readonly (number | undefined)[]): void {
  const first = frames[0] ?? Number.NaN;
  expect(frames).toEqual(frames.map((_, at) => (first + at) % CLIP_FRAMES));
}

/** The sounds in their languages, and the pictures in their sizes. */
const STREAMS = [
  { codec_name: 'aac', tags: { language: 'en' } },
  { codec_name: 'aac', tags: { language: 'es' } },
  { codec_name: 'aac', tags: { language: 'en' } },
  { codec_name: 'h264', height: 360, tags: {} },
  { codec_name: 'h264', height: 180, tags: {} },
];

if (isInstalled) {
  let server: Server;
  let host: string;
  const streams: Stream[] = [];
  /** What FFmpeg asked for and was not given. */
  const refused: string[] = [];

  /** The address of a stream, whose clock goes on with each playlist that is read. */
  function begin(stream: Stream): string {
    streams.push({ ...stream });
    return `${host}/${streams.length - 1}`;
  }

  async function answer(path: string) {
    const [at, rendition = '', file] = path.slice(1).split('/');
    const stream = streams[Number(at)];
    if (!stream) throw new Error(`There is no stream for ${path}.`);
    const { grant, now } = stream;
    if (file === undefined) return files.top(grant, rendition);
    if (file === 'list.m3u8') stream.now += BETWEEN_LISTS;
    return files.of(grant, rendition, file, now);
  }

  beforeAll(async () => {
    server = createServer(async ({ url = '' }, response) => {
      try {
        const { type, bytes } = await answer(url);
        response.writeHead(200, { 'content-type': type }).end(bytes);
      } catch (error) {
        refused.push(`${url}: ${error}`);
        response.writeHead(404).end();
      }
    });
    // FFmpeg keeps its connection, and warns when it is closed meanwhile.
    server.keepAliveTimeout = 60_000;
    const port = await freePort();
    host = `http://127.0.0.1:${port}`;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    expect(refused).toEqual([]);
  });

  describe.each(CLIPS)('FFmpeg reads a stream of the clip %s', (clip) => {
    describe.each(WHOLE)('%s', (_, streamOf) => {
      let address: string;
      beforeAll(() => {
        address = begin(streamOf(clip));
      });

      it('with its pictures, and its sounds in their languages', async () => {
        const entries = ['-show_entries', 'stream=codec_name,height:stream_tags=language'];
        // It warns that it leaves out texts, which are read by themselves below.
        const args = ['-v', 'error', ...entries, '-of', 'json', `${address}/main.m3u8`];
        expect(JSON.parse(String(await printed('ffprobe', args)))).toMatchObject({
          streams: STREAMS,
        });
      });

      it.each(SOUNDS)('and decodes %s without a complaint', async (rendition) => {
        await printed('ffmpeg', [
          ...STRICT,
          ...['-i', `${address}/${rendition}/list.m3u8`, '-f', 'null', '-'],
        ]);
      });

      it.each(PICTURES)('and decodes %s, one frame after another', async (rendition) => {
        const frames = await framesOf(`${address}/${rendition}/list.m3u8`);
        expect(frames).toHaveLength(SECONDS * 15);
        expect(frames[0]).toBe(0);
        expectGapless(frames);
      });

      it.each(TRACKS)(
        'and finds no gap in %s, which is as long as the title',
        async (rendition) => {
          const times = await timesOf(`${address}/${rendition}/list.m3u8`, 'warning');
          expect(times[0]).toBe(0);
          expect(Math.abs(expectNoGap(times) - SECONDS)).toBeLessThan(SEGMENT_SECONDS);
        },
      );

      it.each(TEXTS)('and reads the cues of %s in its own time', async (rendition) => {
        // It warns that a cue is in each of the segments which it is shown in.
        const times = await timesOf(`${address}/${rendition}/list.m3u8`, 'error');
        expect(times.length).toBeGreaterThan(1);
        expect(times[0]).toBeGreaterThanOrEqual(0);
        expect(times.at(-1)).toBeLessThan(3 * 24);
      });
    });

    // At the same time, for FFmpeg waits between playlists.
    describe.concurrent('of an event that is on', () => {
      it('from live on until it ends, one frame after another', async () => {
        const frames = await framesOf(`${begin(endingSoon(clip))}/360/list.m3u8`);
        expect(frames).toHaveLength((SECONDS + LATENCY_SECONDS) * 15);
        expectGapless(frames);
      });

      it('with a sound that has no gap', async () => {
        const times = await timesOf(`${begin(endingSoon(clip))}/main/list.m3u8`, 'warning');
        expect(expectNoGap(times)).toBeGreaterThan(SECONDS);
      });

      it.each(['180', 'main'])(
        'from as far back as %s will be seen at its end, without a gap',
        async (rendition) => {
          const farBack = ['-live_start_index', String(SECONDS / SEGMENT_SECONDS)];
          const address = `${begin(endingSoon(clip))}/${rendition}/list.m3u8`;
          const seconds = expectNoGap(await timesOf(address, 'warning', farBack));
          expect(Math.abs(seconds - LIVE_WINDOW_SECONDS)).toBeLessThan(SEGMENT_SECONDS);
        },
      );
    });
  });
} else {
  it('FFmpeg reads the streams of the sandbox', ({ skip }) => {
    skip('there is no ffmpeg or no ffprobe: install them (Debian: apt-get install ffmpeg)');
  });
}
