/** A colour in OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

/** The smallest change of lightness in the search for a colour. */
export const LIGHTNESS_STEP = 0.004;

type Triple = readonly [number, number, number];

/** Writes a brand's colour in small letters. Throws for a text that is no `#rrggbb`. */
export function plainHex(given: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(given)) {
    throw new Error(`"${given}" is not a colour: write it as #rrggbb, e.g. "#ff4d1c".`);
  }
  return given.toLowerCase();
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function channels(hex: string): Triple {
  const all = Number.parseInt(hex.slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}

/** `#rrggbb` of red, green and blue, 0 to 255, rounded. */
export const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** The linear value of each of the 256 values of a channel. */
const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value / 255));

/** `#rrggbb` in linear sRGB, 0 to 1. */
export function linearOf(hex: string): Triple {
  const [red, green, blue] = channels(hex);
  return [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
}

/** `#rrggbb` in OKLCH, as CSS Color 4 converts it. */
export function readTone(given: string): Tone {
  const hex = plainHex(given);
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(
    0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue,
  );
  const medium = Math.cbrt(
    0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue,
  );
  const short = Math.cbrt(
    0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue,
  );
  const l = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short;
  // The matrices leave a trace of colour in a grey, with a hue that has no meaning.
  if (red === green && green === blue) return { l, c: 0, h: 0 };
  const a = 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short;
  const b = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short;
  return { l, ...polar(a, b) };
}

/** Chroma and hue of a point of OKLab's plane, a and b. */
function polar(a: number, b: number): Pick<Tone, 'c' | 'h'> {
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return { c: Math.sqrt(a * a + b * b), h: angle < 0 ? angle + 360 : angle };
}

/** The point of OKLab's plane, a and b, with a chroma and a hue. */
function planeOf(c: number, h: number): readonly [number, number] {
  const angle = (h * Math.PI) / 180;
  return [c * Math.cos(angle), c * Math.sin(angle)];
}

/**
 * Converts OKLCH to linear sRGB, with the matrices of https://bottosson.github.io/posts/oklab. No
 * screen can show values outside 0 to 1.
 */
function toLinear(l: number, c: number, h: number): Triple {
  const [a, b] = planeOf(c, h);
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

/** The nearest colour that a screen can show, as `#rrggbb`: only the chroma changes. */
export function hexOf({ l, c, h }: Tone): string {
  const lightness = Math.min(1, Math.max(0, l));
  let shown = toLinear(lightness, c, h);
  if (!isShown(shown)) {
    let [low, high] = [0, c];
    while (high - low > 0.00005) {
      const middle = (low + high) / 2;
      if (isShown(toLinear(lightness, middle, h))) low = middle;
      else high = middle;
    }
    shown = toLinear(lightness, low, h);
  }
  const [red, green, blue] = shown;
  return toHex([coded(red), coded(green), coded(blue)]);
}

/** Mixes chroma and hue of two colours, `share` of the way to the second, at the lightness `l`. */
export function tinge(from: Tone, to: Tone, share: number, l: number): Tone {
  const [a0, b0] = planeOf(from.c * (1 - share), from.h);
  const [a1, b1] = planeOf(to.c * share, to.h);
  return { l, ...polar(a0 + a1, b0 + b1) };
}
