import { symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PICTURES, turnedJpeg } from '../fixtures/pictures';
import { temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { type AssetCache, readAssets } from './read-assets';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});

afterEach(() => remove());

async function read(name: string, content: string | Buffer) {
  await writeFiles(folder, { [`assets/${name}`]: content });
  return readAssets(folder, 'delta').get(`assets/${name}`);
}

describe('a picture', () => {
  it.each([
    ['a.png', PICTURES.png, 'image/png'],
    ['a.jpg', PICTURES.jpg, 'image/jpeg'],
    ['a.JPEG', PICTURES.jpg, 'image/jpeg'],
    ['a.webp', PICTURES.webp, 'image/webp'],
    ['a.avif', PICTURES.avif, 'image/avif'],
  ])('has its width and height: %s', async (name, content, type) => {
    const stored = await read(name, content);
    expect(stored).toMatchObject({ type, asset: { width: 3, height: 2 } });
  });

  it('has the size at which it is shown when a camera turned it', async () => {
    const stored = await read('a.jpg', turnedJpeg());
    expect(stored?.asset).toMatchObject({ width: 2, height: 3 });
  });

  it('has the size of its view box and the tone of its background when it is an SVG', async () => {
    const stored = await read('logo.svg', PICTURES.svg);
    expect(stored?.asset).toMatchObject({ width: 220, height: 48, tone: '#00bbdd' });
  });

  it('is unusable when it cannot be read, and the others are read', async () => {
    await read('a.png', PICTURES.png);
    await symlink('nowhere', join(folder, 'assets/b.png'));
    const stored = readAssets(folder, 'delta');
    expect(stored.get('assets/a.png')?.asset).toMatchObject({ width: 3 });
    expect(stored.get('assets/b.png')?.asset).toEqual({ problem: 'cannot be read (ENOENT)' });
  });

  it('is read again when another of the same size and time takes its place', async () => {
    const cache: AssetCache = new Map();
    const path = 'assets/logo.svg';
    const logoIn = async (colour: string) => {
      const content = `${SVG} width="10" height="20"><path fill="${colour}" d="M0 0h10v20H0z"/></svg>`;
      await writeFiles(folder, { [path]: content });
      await utimes(join(folder, path), 1_700_000_000, 1_700_000_000);
      return readAssets(folder, 'delta', cache).get(path)?.digest;
    };
    expect(await logoIn('#ff0000')).not.toBe(await logoIn('#0000ff'));
  });

  it('has no tone when it is an SVG without a background', async () => {
    const stored = await read(
      'a.svg',
      `${SVG} width="10" height="20"><rect width="5" height="20" fill="#ffffff"/></svg>`,
    );
    expect(stored?.asset).toEqual({
      src: expect.any(String),
      width: 10,
      height: 20,
      bytes: expect.any(Number),
      inks: ['#ffffff'],
    });
  });

  it('has a public path that changes with its content', async () => {
    const first = await read('brand/main logo.png', PICTURES.png);
    const second = await read(
      'brand/main logo.png',
      Buffer.concat([PICTURES.png, Buffer.from('x')]),
    );
    const path = /^\/_assets\/delta\/brand-main-logo\.[0-9a-f]{8}\.png$/;
    expect(first?.asset).toMatchObject({ src: expect.stringMatching(path) });
    expect(second?.asset).toMatchObject({ src: expect.stringMatching(path) });
    expect(first?.asset).not.toEqual(second?.asset);
  });

  it('is read again only when its file has changed', async () => {
    const cache: AssetCache = new Map();
    await writeFiles(folder, { 'assets/a.png': PICTURES.png });
    const [first] = readAssets(folder, 'delta', cache).values();
    const [second] = readAssets(folder, 'delta', cache).values();
    await writeFiles(folder, { 'assets/a.png': Buffer.concat([PICTURES.png, Buffer.from('x')]) });
    const [third] = readAssets(folder, 'delta', cache).values();
    expect(second).toBe(first);
    expect(third?.asset).not.toEqual(first?.asset);
  });
});

describe('an asset that no page can show', () => {
  it.each([
    ['a.pdf', 'x', /is not a picture/],
    ['a.png', 'x', /cannot be read as a picture/],
    ['a.png', PICTURES.png.subarray(0, 20), /cannot be read as a picture/],
    ['a.png', PICTURES.jpg, /is a jpg picture/],
    ['a.svg', `${SVG}></svg>`, /cannot be read as a picture/],
    ['a.svg', '<svg></svg>', /does not begin with an <svg>/],
    ['a.svg', `${SVG}>\n<script>x</script></svg>`, /the element <script> in line 2/],
    ['a.svg', `${SVG}>\n\n<g onload="x"/></svg>`, /the attribute onload at <g> in line 3/],
    ['a.svg', `${SVG}>\n<image href="a.png"/></svg>`, /refers to "a.png" at <image> in line 2/],
    ['a.svg', 'words', /is not well-formed XML in line 1/],
    ['a.png', `${SVG} width="1" height="1"/>`, /is a svg picture/],
  ])('has a problem that says why: %s', async (name, content, problem) => {
    const stored = await read(name, content);
    expect(stored?.asset).toMatchObject({ problem: expect.stringMatching(problem) });
  });
});

it('readAssets finds no pictures without a folder of assets, and no hidden files', async () => {
  await writeFiles(folder, { 'realm.json': '{}' });
  expect(readAssets(folder, 'delta')).toEqual(new Map());
  await writeFiles(folder, { 'assets/.DS_Store': 'x' });
  expect(readAssets(folder, 'delta')).toEqual(new Map());
});
