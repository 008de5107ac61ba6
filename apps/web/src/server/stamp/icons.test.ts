import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawIcons, type Icon, icoOf } from './icons';
import { SQUARE, WIDE } from './testing';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'icons-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const SURFACE = '#102030';

function draw(picture: string | Buffer): Promise<Icon[]> {
  const file = join(dir, 'logo');
  writeFileSync(file, picture);
  return drawIcons({ file, realm: 'delta', surface: SURFACE });
}

function named(icons: readonly Icon[], start: string): Icon {
  const icon = icons.find(({ path }) => path.includes(start));
  if (!icon) throw new Error(`No icon ${start} among ${icons.map(({ path }) => path).join(', ')}`);
  return icon;
}

/** The colour at a position in shares of the side, as #rrggbbaa. */
async function colourAt({ content }: Icon, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(content)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
  return `#${data.subarray(at, at + 4).toString('hex')}`;
}

describe('icons', () => {
  it('have every size that browsers and launchers use, and are as large as declared', async () => {
    const icons = await draw(SQUARE);
    const sizes = (purpose: string) =>
      icons.flatMap(({ manifest }) => (manifest?.purpose === purpose ? [manifest.sizes] : []));
    expect(sizes('any')).toEqual([48, 72, 96, 144, 192, 512].map((size) => `${size}x${size}`));
    expect(sizes('maskable')).toEqual(['192x192', '512x512']);
    for (const { content, manifest, path } of icons) {
      if (path === 'favicon.ico') continue;
      const { width, height, format } = await sharp(content).metadata();
      expect({ format, sizes: `${width}x${height}` }, path).toEqual({
        format: 'png',
        sizes: manifest?.sizes ?? '180x180',
      });
    }
  });

  it('of a wide logo show it whole and undistorted in the middle of the brand’s surface', async () => {
    const icons = await draw(WIDE);
    for (const start of ['icon-192', 'maskable-512', 'apple-touch-icon']) {
      const icon = named(icons, start);
      expect(await colourAt(icon, 0.5, 0.5), start).toBe('#ff0000ff');
      for (const [x, y] of [
        [0, 0],
        [1, 1],
        [0.5, 0.2],
        [0.5, 0.8],
      ] as const) {
        expect(await colourAt(icon, x, y), `${start} ${x} ${y}`).toBe(`${SURFACE}ff`);
      }
    }
  });

  it('that are maskable keep a wide logo inside the circle that every mask leaves', async () => {
    const icon = named(await draw(WIDE), 'maskable-512');
    expect(await colourAt(icon, 0.08, 0.5)).toBe(`${SURFACE}ff`);
    expect(await colourAt(icon, 0.12, 0.5)).toBe('#ff0000ff');
  });

  it('with a ground of their own are maskable on that ground', async () => {
    const icon = named(await draw(SQUARE), 'maskable-192');
    expect(await colourAt(icon, 0, 0)).toBe('#aa3311ff');
  });

  it('that fill their square with more than one colour are maskable as they are, without a frame', async () => {
    const striped = SQUARE.replace('</svg>', '<path fill="#113355" d="M0 0h20L0 20Z"/></svg>');
    const icon = named(await draw(striped), 'maskable-192');
    expect(await colourAt(icon, 0.01, 0.01)).toBe('#113355ff');
    expect(await colourAt(icon, 1, 1)).toBe('#aa3311ff');
  });

  it('of a wide logo with a ground of its own are maskable on that ground', async () => {
    const icons = await draw(WIDE.replace(' rx="20"', ''));
    expect(await colourAt(named(icons, 'maskable-512'), 0, 0)).toBe('#ff0000ff');
    expect(await colourAt(named(icons, 'icon-512'), 0, 0)).toBe(`${SURFACE}ff`);
  });

  it('of a small SVG are rendered at their size, not enlarged', async () => {
    const tiny = SQUARE.replace('width="64" height="64"', 'width="8" height="8"').replace(
      'M0 0h64v64H0Z',
      'M0 0h32v64H0Z',
    );
    const icon = named(await draw(tiny), 'icon-512');
    expect(await colourAt(icon, 0.495, 0.5)).toBe('#aa3311ff');
    expect(await colourAt(icon, 0.505, 0.5)).toMatch(/00$/);
  });

  it('of a photo follow the orientation that its camera recorded', async () => {
    const half = { width: 40, height: 20, channels: 3 as const, background: '#00ff00' };
    const picture = await sharp({ create: { ...half, height: 40, background: '#ff0000' } })
      .composite([{ input: { create: half }, left: 0, top: 20 }])
      .withMetadata({ orientation: 3 })
      .webp({ lossless: true })
      .toBuffer();
    for (const icon of ['icon-48', 'icon-512']) {
      const shown = named(await draw(picture), icon);
      expect(await colourAt(shown, 0.5, 0.1), icon).toBe('#00ff00ff');
      expect(await colourAt(shown, 0.5, 0.9), icon).toBe('#ff0000ff');
    }
  });

  it('cannot be drawn from a file that is not a picture', async () => {
    await expect(draw('<svg>')).rejects.toThrow(/image|XML|parse/i);
  });

  it('of a transparent square picture stay transparent, except where a mask or a phone needs a ground', async () => {
    const icons = await draw(SQUARE.replace('M0 0h64v64H0Z', 'M16 16h32v32H16Z'));
    expect(await colourAt(named(icons, 'icon-192'), 0, 0)).toMatch(/00$/);
    expect(await colourAt(named(icons, 'maskable-192'), 0, 0)).toBe(`${SURFACE}ff`);
    expect(await colourAt(named(icons, 'apple-touch-icon'), 0, 0)).toBe(`${SURFACE}ff`);
  });

  it('are the same bytes every time', async () => {
    const [first, second] = [await draw(WIDE), await draw(WIDE)];
    expect(second.map(({ path }) => path)).toEqual(first.map(({ path }) => path));
    expect(second).toEqual(first);
  });
});

describe('a favicon', () => {
  it('is a directory of pictures, each at its declared offset', () => {
    const pictures = [16, 32, 256].map((size) => ({
      size,
      content: Buffer.alloc(size, size % 255),
    }));
    const ico = icoOf(pictures);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    pictures.forEach(({ size, content }, index) => {
      const entry = 6 + 16 * index;
      expect(ico.readUInt8(entry)).toBe(size % 256);
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      expect(ico.subarray(offset, offset + length)).toEqual(content);
    });
  });
});
