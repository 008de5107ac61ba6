/** A colour in OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Each of the 256 values that a channel can have. */
const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value / 255));

function linearOf(hex: string): Triple {
  const channels = Number.parseInt(hex.slice(1), 16);
  return [
    LINEAR[channels >> 16] ?? 0,
    LINEAR[(channels >> 8) & 255] ?? 0,
    LINEAR[channels & 255] ?? 0,
  ];
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as WCAG 2 defines it, of `#rrggbb`. */
function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** What `over` at `alpha` makes of `under`, as a screen mixes them. */
export const composite = (over: string, alpha: number, under: string): string =>
  toHex([1, 3, 5].map((at) => channel(over, at) * alpha + channel(under, at) * (1 - alpha)));

/** `#rrggbb` in OKLCH, by the matrices of https://bottosson.github.io/posts/oklab. */
export function toneOf(hex: string): Tone {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest colour that a screen can show: lightness and hue stay, chroma gives way. */
export function hexOf({ l, c, h }: Tone): string {
  const lightness = Math.min(1, Math.max(0, l));
  let shown = linearAt(lightness, c, h);
  if (!isShown(shown)) {
    let [low, high] = [0, c];
    while (high - low > 0.00005) {
      const middle = (low + high) / 2;
      if (isShown(linearAt(lightness, middle, h))) low = middle;
      else high = middle;
    }
    shown = linearAt(lightness, low, h);
  }
  return toHex(shown.map(coded));
}

/** OKLCH to linear sRGB. Beyond 0 to 1 no screen can show it. */
function linearAt(l: number, c: number, h: number): Triple {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = ([r, g, b]: Triple) => r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1;

function coded(value: number): number {
  const bounded = Math.min(1, Math.max(0, value));
  return 255 * (bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055);
}

/** The tone `share` of the way from one colour's tinge to another's, at a lightness of its own. */
export function tinge(from: Tone, to: Tone, share: number, l: number): Tone {
  const along = ({ c, h }: Tone, part: number) => {
    const angle = (h * Math.PI) / 180;
    return [c * Math.cos(angle) * part, c * Math.sin(angle) * part] as const;
  };
  const [a0, b0] = along(from, 1 - share);
  const [a1, b1] = along(to, share);
  const [a, b] = [a0 + a1, b0 + b1];
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}
