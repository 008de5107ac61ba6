/** Colours are '#rrggbb' everywhere; mixing happens in OKLab, where a step looks like a step. */
export type Hex = `#${string}`;

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function labOf(hex: Hex): Lab {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const r = channel(1);
  const g = channel(3);
  const b = channel(5);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function hexOf([lightness, a, b]: Lab): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  const r = channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const g = channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${r}${g}${blue}`;
}

export function blend(from: Hex, to: Hex, at: number): Hex {
  const one = labOf(from);
  const other = labOf(to);
  return hexOf([
    one[0] + (other[0] - one[0]) * at,
    one[1] + (other[1] - one[1]) * at,
    one[2] + (other[2] - one[2]) * at,
  ]);
}

/** Lighter (above 0) or darker (below 0) by so much of the whole range. */
export function lighten(hex: Hex, by: number): Hex {
  const [l, a, b] = labOf(hex);
  return hexOf([Math.min(1, Math.max(0, l + by)), a, b]);
}

/** The same lightness, turned by degrees, and more or less colourful. */
export function shift(hex: Hex, degrees: number, chroma = 1): Hex {
  const [l, a, b] = labOf(hex);
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * chroma;
  const sin = Math.sin(angle) * chroma;
  return hexOf([l, a * cos - b * sin, a * sin + b * cos]);
}

/** 0 for the same colour; about 0.02 is just visible, 1 is black against white. */
export function difference(one: Hex, other: Hex): number {
  const a = labOf(one);
  const b = labOf(other);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
