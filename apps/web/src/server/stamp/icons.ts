import { readFileSync } from 'node:fs';
import { sha256 } from './digest';
import { drawCells, type IconCell, type Sharp } from './icon-sheet';

/** A picture of the brand in one size. */
export interface Icon {
  /** `favicon.ico`, `apple-touch-icon.png`, or a path with the hash of its content. */
  path: string;
  content: Uint8Array;
  /** Its entry in the web app manifest; an icon without one is at an address that browsers know. */
  manifest?: { sizes: string; purpose: 'any' | 'maskable' };
}

export interface IconSource {
  /** The brand's icon, or its logo where it has none. */
  file: string;
  realm: string;
  /** The colour around a picture that is not square: the brand's surface. */
  surface: string;
}

/** Sizes for tabs, launchers and an app's splash screen, in pixels. */
const PLAIN = [16, 32, 48, 72, 96, 144, 192, 512];
const MASKABLE = [192, 512];
const TOUCH = 180;

/** The largest size in `favicon.ico`, and the smallest in the manifest. */
const largestTab = 48;

/** The largest icon; larger bitmaps are reduced to it first. */
const largest = 512;

/** The size at which a picture's corners and opacity are examined. */
const looked = 192;

/** The share of a maskable icon that is always visible: a circle of four fifths of its side (W3C manifest, §purpose). */
const safe = 0.8;

/** The largest ratio of a picture's sides that needs no ground to be an icon. */
const squareish = 1.15;

/** Raise this when the same picture is drawn in another way: then builds draw the icons of earlier ones anew. */
export const DRAWING = 3;

/** Draws every icon of a brand from one picture. */
export async function drawIcons({ file, realm, surface }: IconSource): Promise<Icon[]> {
  const sharp = await loadSharp();
  const art = await artOf(sharp, readFileSync(file));
  const { any, maskable, touch } = settingsOf(art, surface);
  const drawn = await drawCells(sharp, art.href, [
    ...PLAIN.map((size) => ({ use: 'any' as const, size, ...any })),
    ...MASKABLE.map((size) => ({ use: 'maskable' as const, size, ...maskable })),
    { use: 'touch' as const, size: TOUCH, ...touch },
  ]);
  const forTabs = drawn.filter(({ use, size }) => use === 'any' && size <= largestTab);
  return [
    ...drawn.flatMap(({ use, size, content }): Icon[] => {
      if (use === 'touch') return [{ path: 'apple-touch-icon.png', content }];
      if (size < largestTab) return [];
      const name = `${use === 'any' ? 'icon' : use}-${size}.${sha256(content).slice(0, 8)}.png`;
      const manifest = { sizes: `${size}x${size}`, purpose: use };
      return [{ path: `_assets/${realm}/${name}`, content, manifest }];
    }),
    { path: 'favicon.ico', content: icoOf(forTabs) },
  ];
}

type Setting = Pick<IconCell, 'ground' | 'scale'>;

/** Settings for tabs and lists, for launchers that cut out a shape, and for phones that round the corners. */
function settingsOf(
  { ratio, corner, opaque }: Art,
  surface: string,
): Record<'any' | 'maskable' | 'touch', Setting> {
  const ground = corner ?? surface;
  if (ratio > squareish) {
    const maskable = { ground, scale: safe };
    return { any: { ground: surface, scale: 1 }, maskable, touch: maskable };
  }
  // A phone only rounds the corners, so the picture may fill the square.
  const touch = { ground, scale: 1 };
  const fills = opaque && ratio === 1;
  return {
    any: fills ? touch : { ground: null, scale: 1 },
    // A picture on one colour may reach a little beyond the safe circle: only its ground is cut. One that fills its square
    // with several colours would get a frame there.
    maskable: { ground, scale: corner ? 0.9 : fills ? 1 : safe },
    touch,
  };
}

/** Loads the library, which only drawing icons needs. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread for each picture, so that the bytes are the same on every machine; the build divides the threads itself.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** A brand's picture as a data URL, and what decides how an icon shows it. */
interface Art {
  href: string;
  /** The longer side by the shorter one. */
  ratio: number;
  /** The colour of all four corners, when they have the same one: the picture's own ground. */
  corner: string | null;
  opaque: boolean;
}

async function artOf(sharp: Sharp, source: Buffer): Promise<Art> {
  const { width = 1, height = 1, format } = await sharp(source).metadata();
  const isDrawing = format === 'svg';
  const [type, content] = isDrawing
    ? ['svg+xml', source]
    : [
        'png',
        await inside(sharp(source).rotate(), largest).png({ compressionLevel: 1 }).toBuffer(),
      ];
  // An SVG is rendered at the size that is needed, not rendered small and enlarged.
  const density = Math.min(Math.max((72 * looked) / Math.max(width, height), 1), 2400);
  const { data, info } = await inside(sharp(content, isDrawing ? { density } : {}), looked)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    href: `data:image/${type};base64,${content.toString('base64')}`,
    ratio: Math.max(width / height, height / width),
    corner: cornerOf(data, info),
    opaque: isOpaque(data),
  };
}

const inside = (picture: ReturnType<Sharp>, side: number) =>
  picture.resize(side, side, { fit: 'inside' }).toColourspace('srgb');

const isOpaque = (data: Buffer): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

function cornerOf(data: Buffer, { width, height }: { width: number; height: number }) {
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
