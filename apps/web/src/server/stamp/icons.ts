import { readFileSync } from 'node:fs';
import type sharpModule from 'sharp';
import { sha256 } from './digest';

/** A picture of the brand in one size. */
export interface Icon {
  /** `favicon.ico`, `apple-touch-icon.png`, or a path with the hash of its content. */
  path: string;
  content: Uint8Array;
  /** For the web app manifest; icons without it stand at an address that browsers know. */
  manifest?: { sizes: string; purpose: 'any' | 'maskable' };
}

export interface IconSource {
  /** The brand's icon, or its logo where it has none. */
  file: string;
  realm: string;
  /** What stands around a picture that is not square: the brand's surface. */
  surface: string;
}

/** From what a browser's tab shows to what an app's first screen does. */
const ANY = [48, 72, 96, 144, 192, 512];
const MASKABLE = [192, 512];
const TAB = [16, 32, 48];
const TOUCH = 180;

/** Small icons are made of a picture of this size, not of the largest: a fraction of the pixels, and none the worse for it. */
const MIDDLE = 192;

/** The largest side that anything is drawn at. */
const full = 512;

/** Launchers cut a maskable icon to any shape that holds a circle of four fifths of it (W3C manifest, §purpose). */
const safe = 0.8;

/** A picture that is nearly square may stand alone; another needs a ground to be an icon on. */
const squareish = 1.15;

/** To be raised when the same picture would be drawn in another way: icons of earlier builds are drawn anew then. */
export const DRAWING = 2;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** Without a channel for what shines through everything goes three times as fast. */
  channels: 3 | 4;
}

/** Draws every icon of a brand from its one picture. */
export async function drawIcons({ file, realm, surface }: IconSource): Promise<Icon[]> {
  const sharp = await loadSharp();
  const { plain, masked, touch } = await squaresOf(sharp, await draw(sharp, file), surface);

  const icons: Icon[] = [];
  const small = await filesOf(sharp, plain, [...new Set([...ANY, ...TAB])]);
  for (const [fileOf, sizes, purpose] of [
    [small, ANY, 'any'],
    [await filesOf(sharp, masked, MASKABLE), MASKABLE, 'maskable'],
  ] as const) {
    for (const size of sizes) {
      const content = fileOf(size);
      const name = `${purpose === 'any' ? 'icon' : purpose}-${size}.${sha256(content).slice(0, 8)}.png`;
      const path = `_assets/${realm}/${name}`;
      icons.push({ path, content, manifest: { sizes: `${size}x${size}`, purpose } });
    }
  }
  const tabs = TAB.map((size) => ({ size, content: small(size) }));
  icons.push({ path: 'favicon.ico', content: icoOf(tabs) });
  icons.push({ path: 'apple-touch-icon.png', content: await png(sharp, touch, TOUCH) });
  return icons;
}

type Sharp = typeof sharpModule;

/** The brand's square pictures: for a tab, for launchers that cut a shape out of it, and for phones that round its corners. */
async function squaresOf(
  sharp: Sharp,
  art: Pixels,
  surface: string,
): Promise<Record<'plain' | 'masked' | 'touch', Pixels>> {
  const ratio = Math.max(art.width / art.height, art.height / art.width);
  const corner = cornerOf(art);
  const ground = corner ?? surface;
  const opaque = isOpaque(art);
  const solid = opaque ? withoutAlpha(art) : await flattened(sharp, art, ground);
  if (ratio > squareish) {
    const masked = await onSquare(sharp, solid, safe, ground);
    const same = opaque || ground === surface;
    const shown = same ? solid : await flattened(sharp, art, surface);
    return { plain: await onSquare(sharp, shown, 1, surface), masked, touch: masked };
  }
  // A picture that fills its square keeps a little beyond the safe circle: its ground is there to be cut.
  const masked = await onSquare(sharp, solid, corner ? 0.9 : safe, ground);
  // A phone that cuts no more than corners shows more of a picture that fills its square.
  const touch = await onSquare(sharp, solid, 1, ground);
  const fills = opaque && art.width === art.height;
  return { plain: fills ? touch : await onSquare(sharp, art, 1, CLEAR), masked, touch };
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Only who draws icons loads the library. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread a picture, so that the bytes are the same on every machine; the threads are ours to divide.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The picture at its largest, in pixels. */
async function draw(sharp: Sharp, file: string): Promise<Pixels> {
  const source = readFileSync(file);
  const { width = full, height = full, format } = await sharp(source).metadata();
  // A drawing is drawn at the size that is wanted, not enlarged after it was drawn small.
  const density = Math.min(Math.max((72 * full) / Math.max(width, height), 1), 2400);
  const { data, info } = await sharp(source, format === 'svg' ? { density } : {})
    .rotate()
    .resize(full, full, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

const isOpaque = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/** The one colour that fills all four corners, if one does: then the picture has a ground of its own. */
function cornerOf({ data, width, height }: Pixels): string | null {
  const at = (x: number, y: number) => {
    const start = (y * width + x) * 4;
    return data.subarray(start, start + 4).toString('hex');
  };
  const [first = '', ...others] = [
    at(0, 0),
    at(width - 1, 0),
    at(0, height - 1),
    at(width - 1, height - 1),
  ];
  return first.endsWith('ff') && others.every((corner) => corner === first)
    ? `#${first.slice(0, 6)}`
    : null;
}

/** The same picture without the channel that says nothing. */
function withoutAlpha({ data, width, height }: Pixels): Pixels {
  const solid = Buffer.allocUnsafe(width * height * 3);
  for (let to = 0, from = 0; to < solid.length; to += 3, from += 4) {
    solid[to] = data[from] ?? 0;
    solid[to + 1] = data[from + 1] ?? 0;
    solid[to + 2] = data[from + 2] ?? 0;
  }
  return { data: solid, width, height, channels: 3 };
}

async function flattened(sharp: Sharp, art: Pixels, background: string): Promise<Pixels> {
  const data = await rawOf(sharp, art).flatten({ background }).raw().toBuffer();
  return { ...art, data, channels: 3 };
}

const rawOf = (sharp: Sharp, { data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/** The picture in the middle of a square, as large as `scale` of it. */
async function onSquare(
  sharp: Sharp,
  art: Pixels,
  scale: number,
  background: string | typeof CLEAR,
): Promise<Pixels> {
  const inner = Math.round(full * scale);
  if (inner === full && art.width === art.height) return art;
  const data = await rawOf(sharp, art)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({
      ...{ top: (full - inner) >> 1, left: (full - inner) >> 1 },
      ...{ bottom: (full - inner + 1) >> 1, right: (full - inner + 1) >> 1 },
      background,
    })
    .raw()
    .toBuffer();
  return { data, width: full, height: full, channels: art.channels };
}

/** A square picture as a file in each size. What a call of the library costs outweighs the pixels: each file is one call. */
async function filesOf(
  sharp: Sharp,
  picture: Pixels,
  sizes: readonly number[],
): Promise<(size: number) => Buffer> {
  const isMany = sizes.some((size) => 2 * size <= MIDDLE);
  const middle = isMany ? await resized(sharp, picture, MIDDLE) : picture;
  const made = new Map(
    await Promise.all(
      sizes.map(async (size): Promise<[number, Buffer]> => {
        const from = size === middle.width || 2 * size <= middle.width ? middle : picture;
        return [size, await png(sharp, from, size)];
      }),
    ),
  );
  return (size) => {
    const file = made.get(size);
    if (!file) throw new Error('An icon was asked for in a size that nobody made.');
    return file;
  };
}

async function resized(sharp: Sharp, picture: Pixels, size: number): Promise<Pixels> {
  const data = await rawOf(sharp, picture).resize(size, size).raw().toBuffer();
  return { ...picture, data, width: size, height: size };
}

function png(sharp: Sharp, picture: Pixels, size: number): Promise<Buffer> {
  const shown = rawOf(sharp, picture);
  if (size !== picture.width) shown.resize(size, size);
  return shown.png({ compressionLevel: 4 }).toBuffer();
}

/** An ICO file: a directory of pictures, each a PNG. */
export function icoOf(pictures: readonly { size: number; content: Uint8Array }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, content }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(content.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += content.length;
  });
  return Buffer.concat([header, ...pictures.map(({ content }) => content)]);
}
