import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Realm } from '@marquee/realm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examineMedia } from './examine-media';

interface File {
  status?: number;
  type?: string;
  body: string | Buffer;
}

let server: Server;
let here: string;
let files: Record<string, File>;
/** The sites whose browsers may read the files. */
let allowed: string[];
/** How far the origin's clock is ahead, in ms. */
let ahead: number;
let accessLevel: string;

beforeEach(async () => {
  ahead = 0;
  accessLevel = 'FREE';
  allowed = ['https://delta.example', 'https://watch.delta.example'];
  files = sound();
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  here = `http://origin.localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** The media of an origin in which nothing is wrong. */
function sound(): Record<string, File> {
  const playlist = (...lines: string[]) => ({
    type: 'application/vnd.apple.mpegurl',
    body: ['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n'),
  });
  const text = (language: string) =>
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${language}",LANGUAGE="${language}",URI="${language}.m3u8"`;
  const picture = (bits: number, name: string) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bits},SUBTITLES="text"`,
    `${name}.m3u8`,
  ];
  const segments = ['#EXTINF:2,', '1.m4s', '#EXTINF:2,', '2.m4s', '#EXTINF:2,', '3.m4s'];
  const head = ['#EXT-X-TARGETDURATION:2', '#EXT-X-MAP:URI="init.mp4"'];
  const segment = { type: 'video/mp4', body: 'frames' };
  return {
    '/main.m3u8': playlist(
      text('en'),
      text('es-419'),
      ...picture(900_000, 'large'),
      ...picture(200_000, 'small'),
    ),
    '/small.m3u8': playlist(...head, ...segments, '#EXT-X-ENDLIST'),
    '/init.mp4': segment,
    '/1.m4s': segment,
    '/2.m4s': segment,
    '/thumbnails.vtt': {
      type: 'text/vtt',
      body: 'WEBVTT\n\n00:00.000 --> 00:10.000\nsprite.png#xywh=0,0,160,90\n\n00:10.000 --> 00:20.000\nsprite.png#xywh=160,0,160,90\n',
    },
    '/sprite.png': { type: 'image/png', body: png(320, 90) },
  };
}

/** The head of a picture, which says how large it is. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from('0806000000', 'hex')]);
}

const json = (reply: ServerResponse, status: number, body: unknown) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function answer({ url = '/', headers }: IncomingMessage, reply: ServerResponse): void {
  const { origin: site = '' } = headers;
  if (allowed.includes(site)) reply.setHeader('access-control-allow-origin', site);
  const path = new URL(url, here).pathname;
  if (path === '/graphql') {
    const node = (id: string) => ({ node: { id, accessLevel, minimumAge: null, countries: null } });
    const rails = ['live', 'vod'].map((key) => ({ key, items: { edges: [node(`${key}-1`)] } }));
    json(reply, 200, { data: { rails } });
    return;
  }
  if (path.startsWith('/api/v2/stream/')) {
    const asOf = new Date(Date.now() + ahead).toISOString();
    const [hls, thumbnails] = [`${here}/main.m3u8`, `${here}/thumbnails.vtt`];
    json(reply, 200, { hls, thumbnails, asOf });
    return;
  }
  const { status = 200, type = '', body } = files[path] ?? { status: 404, body: '' };
  reply.writeHead(status, { 'content-type': type }).end(body);
}

const examined = (changes: Partial<Realm> = {}) =>
  examineMedia(
    {
      id: 'delta',
      hosts: ['watch.delta.example'],
      origin: { address: here, publicKey: 'delta-public-key' },
      locales: { default: 'en', supported: [{ tag: 'en' }, { tag: 'es' }] },
      features: { live: false, video: true },
      ...changes,
    } as unknown as Realm,
    'https://delta.example',
  );
const faults = async (changes?: Partial<Realm>) =>
  (await examined(changes)).filter(({ result }) => result !== 'ok');

const edit = (path: string, change: (text: string) => string) => {
  files[path] = { ...files[path], body: change(String(files[path]?.body)) };
};

describe('the media of an origin', () => {
  it('are looked at one by one, and nothing is wrong with them', async () => {
    const checks = await examined();
    expect(checks.map(({ result, message }) => `${result} ${message}`)).toEqual([
      'ok vod-1 plays: two segments, 4.0 s.',
      'ok Browsers at https://delta.example, https://watch.delta.example may play it.',
      'ok Captions are there in en, es.',
      'ok 2 thumbnails of 160 × 90 pixels.',
      "ok The origin's clock is within 2 s of this machine's.",
    ]);
  });

  it('are looked at for each kind of title that the realm offers', async () => {
    const both = await examined({ features: { live: true, video: true } as Realm['features'] });
    expect(new Set(both.map(({ subject }) => subject))).toEqual(
      new Set(['live stream', 'vod stream']),
    );
    expect(
      await examined({ features: { live: false, video: false } as Realm['features'] }),
    ).toEqual([]);
  });

  const FAULTS: [string, () => void, 'wrong' | 'warning', RegExp][] = [
    [
      'no title for guests',
      () => (accessLevel = 'LICENCE'),
      'warning',
      /No title on demand can be/,
    ],
    [
      'a playlist that is not there',
      () => delete files['/main.m3u8'],
      'wrong',
      /does not play: the playlist answers 404/,
    ],
    [
      'a page in the place of the playlist',
      () => (files['/main.m3u8'] = { type: 'text/html', body: '<!doctype html>' }),
      'wrong',
      /the playlist is text\/html/,
    ],
    [
      'a playlist that is none',
      () => edit('/main.m3u8', () => 'hello'),
      'wrong',
      /the playlist is no playlist of HLS/,
    ],
    [
      'a playlist without a bandwidth',
      () => edit('/main.m3u8', (text) => text.replaceAll(/BANDWIDTH=\d+,/g, '')),
      'wrong',
      /the playlist is no playlist of HLS/,
    ],
    [
      'a playlist of segments alone',
      () => (files['/main.m3u8'] = files['/small.m3u8'] as File),
      'wrong',
      /names no renditions/,
    ],
    [
      'one segment alone',
      () => edit('/small.m3u8', (text) => text.replace(/#EXTINF:2,\n2(.|\n)*3\.m4s\n/, '')),
      'wrong',
      /has fewer than 2 segments/,
    ],
    ['a segment that is gone', () => delete files['/2.m4s'], 'wrong', /a segment answers 404/],
    ['a header that is gone', () => delete files['/init.mp4'], 'wrong', /header .* answers 404/],
    ['an empty segment', () => edit('/1.m4s', () => ''), 'wrong', /a segment is empty/],
    [
      'a site whose browsers may not read it',
      () => allowed.pop(),
      'wrong',
      /^Browsers at https:\/\/watch\.delta\.example may not read/,
    ],
    [
      'a language without captions',
      () => edit('/main.m3u8', (text) => text.replace(/.*es-419.*\n/, '')),
      'warning',
      /no captions in es, which/,
    ],
    [
      'thumbnails that are gone',
      () => delete files['/thumbnails.vtt'],
      'wrong',
      /list of thumbnails answers 404/,
    ],
    [
      'a list that names no part of a picture',
      () => edit('/thumbnails.vtt', (text) => text.replaceAll(/#.*/g, '')),
      'warning',
      /names no part of a picture/,
    ],
    [
      'a picture that is smaller than its parts',
      () => (files['/sprite.png'] = { type: 'image/png', body: png(160, 90) }),
      'warning',
      /smaller than the parts/,
    ],
    [
      'tiny thumbnails',
      () => edit('/thumbnails.vtt', (text) => text.replaceAll('160,90', '80,45')),
      'warning',
      /80 pixels wide/,
    ],
    [
      'heavy thumbnails',
      () =>
        (files['/sprite.png'] = {
          type: 'image/png',
          body: Buffer.concat([png(320, 90), Buffer.alloc(500_000)]),
        }),
      'warning',
      /has 501 KB/,
    ],
    ['a clock that is ahead', () => (ahead = 5000), 'warning', /clock is \d\.\d s ahead of/],
    ['a clock that is behind', () => (ahead = -5000), 'warning', /clock is \d\.\d s behind/],
  ];
  it.each(FAULTS)('have one finding for %s', async (_, spoil, result, message) => {
    spoil();
    const found = await faults();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ result, message: expect.stringMatching(message) });
    expect(found[0]?.remedy).toMatch(/\.$/);
  });

  it('must come from the origin, or from a host that the realm names', async () => {
    const other = { address: 'http://other.localhost', publicKey: 'key' };
    const [found] = await faults({
      origin: { ...other, address: `${here}`.replace('origin', 'api') },
    });
    expect(found).toMatchObject({ result: 'wrong', remedy: expect.stringContaining(here) });
    const origin = { ...other, address: here.replace('origin', 'api'), media: [here] };
    expect(await faults({ origin })).toEqual([]);
  });
});
