import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, startOrigin, type TestOrigin } from '../../testing/test-origin';
import { openPictureStore } from './store';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startOrigin();
}, 120_000);
afterAll(() => origin?.close());

const path = '/images/corral/cheyenne-flats-bulls';
const picture = async (query: string, headers?: Record<string, string>) => {
  const answer = await fetch(`${origin.address}${path}${query}`, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('pictures', () => {
  it.each([
    ['avif', 'heif', 'landscape', 480, 270],
    ['webp', 'webp', 'square', 240, 240],
    ['jpeg', 'jpeg', 'portrait', 480, 720],
    ['webp', 'webp', 'heroMobile', 480, 600],
    ['jpeg', 'jpeg', 'hero', 960, 540],
  ])(
    'come as %s at the asked width and the shape of their crop',
    async (format, detected, crop, width, height) => {
      const { answer, bytes } = await picture(`/${crop}?w=${width}&f=${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: detected, width, height });
      // Something is drawn: an even field would compress to next to nothing and have no spread.
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(3);
    },
  );

  it('are 960 pixels wide and JPEG unless asked otherwise', async () => {
    const { bytes } = await picture('/landscape');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 960,
      height: 540,
    });
  });

  it('[1.9-06] come in the listed widths alone', async () => {
    for (const query of ['w=241', 'w=0', 'w=100000', 'w=abc', 'f=png', 'w=240&w=480']) {
      const answer = await origin.call<ErrorBody>('GET', `${path}/square?${query}`);
      expect([answer.status, answer.body.code], query).toEqual([400, 'INVALID_REQUEST']);
    }
    const width = await origin.call<ErrorBody>('GET', `${path}/square?w=241`);
    expect(width.body.messages).toEqual([
      'query/w must be one of 240, 480, 960, 1440, 1920, 2560, 3840.',
    ]);
  });

  it('may do nothing when their address is opened', async () => {
    const { answer } = await picture('/square?w=240&f=webp');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may be kept for good and shown by any site', async () => {
    const { answer } = await picture('/square?w=240&f=webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = answer.headers.get('etag') ?? '';
    const again = await picture('/square?w=240&f=webp', { 'if-none-match': `"other", W/${etag}` });
    expect(again.answer.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    const different = await picture('/square?w=480&f=webp');
    expect(different.answer.headers.get('etag')).not.toBe(etag);
  });

  it('are not found for a realm, title or crop that does not exist', async () => {
    for (const [address, status, code] of [
      ['/images/nowhere/cheyenne-flats-bulls/hero', 404, 'UNKNOWN_TITLE'],
      ['/images/corral/nothing/hero', 404, 'UNKNOWN_TITLE'],
      ['/images/apex/cheyenne-flats-bulls/hero', 404, 'UNKNOWN_TITLE'],
      [`${path}/banner`, 400, 'INVALID_REQUEST'],
      ['/images/corral/..%2F..%2Fetc/hero', 400, 'INVALID_REQUEST'],
    ] as const) {
      const answer = await origin.call<ErrorBody>('GET', address);
      expect([answer.status, answer.body.code], address).toEqual([status, code]);
    }
  });

  it('are drawn for fighters too', async () => {
    const answer = await fetch(`${origin.address}/images/apex/ines-altamira/portrait?w=240&f=webp`);
    expect(answer.status).toBe(200);
  });

  it('of different titles differ', async () => {
    const [one, two] = await Promise.all(
      ['cheyenne-flats-bulls', 'stock-dog-trials'].map(async (id) => {
        const answer = await fetch(`${origin.address}/images/corral/${id}/square?w=240&f=webp`);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('the store of pictures', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('makes a picture once, however many ask at once, and finds it again after a restart', async () => {
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from('picture');
    };
    const store = await openPictureStore(folder, 'one');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => store.read('abc.webp', make)),
    );
    expect(answers.map(String)).toEqual(Array.from({ length: 10 }, () => 'picture'));
    const later = await openPictureStore(folder, 'one');
    await later.read('abc.webp', make);
    expect(made).toBe(1);
  });

  it('tries again after a failure, and leaves no half-written picture', async () => {
    const store = await openPictureStore(folder, 'one');
    const fail = () => Promise.reject(new Error('no memory'));
    await expect(store.read('zz-failed.webp', fail)).rejects.toThrow('no memory');
    expect(String(await store.read('zz-failed.webp', async () => Buffer.from('late')))).toBe(
      'late',
    );
    expect(await readdir(join(folder, 'one', 'zz'))).toEqual(['zz-failed.webp']);
  });

  it('removes what an earlier release drew', async () => {
    await openPictureStore(folder, 'two');
    expect(await readdir(folder)).toEqual(['two']);
  });
});
