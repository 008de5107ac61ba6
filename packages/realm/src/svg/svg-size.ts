import type { SvgElement } from './svg-tree';

export interface Size {
  width: number;
  height: number;
}

/** CSS pixels in a unit (CSS Values 4 §6.2). */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

function pixels(text: string | undefined): number | undefined {
  const [, amount, unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const inOne = PIXELS[unit.toLowerCase()];
  const value = amount === undefined || inOne === undefined ? 0 : Number(amount) * inOne;
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

/** Reads the view box: the picture's size in its own units, and its upper left corner; undefined when it is not valid. */
export function viewBoxOf(root: SvgElement): (Size & { x: number; y: number }) | undefined {
  const parts = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = parts;
  const sound = parts.length === 4 && parts.every(Number.isFinite) && width > 0 && height > 0;
  return sound ? { x, y, width, height } : undefined;
}

/** Returns the size at which a picture is drawn by default, in whole pixels; undefined when it has none. */
export function svgSize(root: SvgElement): Size | undefined {
  const view = viewBoxOf(root);
  const width = pixels(root.attributes.get('width'));
  const height = pixels(root.attributes.get('height'));
  const ratio = view && view.width / view.height;
  const wide = width ?? (height && ratio ? height * ratio : view?.width);
  const high = height ?? (width && ratio ? width / ratio : view?.height);
  if (!wide || !high) return undefined;
  const size = { width: Math.round(wide), height: Math.round(high) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
