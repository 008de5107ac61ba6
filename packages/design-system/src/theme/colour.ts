import { converter, formatHex, parse } from 'culori';

const toOklch = converter('oklch');

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

function read(given: string) {
  const parsed = parse(given);
  if (!parsed) throw new Error(`"${given}" is not a colour: write it as #rrggbb, e.g. "#ff4d1c".`);
  return parsed;
}

export function readTone(hex: string): Tone {
  const { l, c, h } = toOklch(read(hex));
  return { l, c, h: h ?? 0 };
}

/** A colour as brands may write it, as #rrggbb. */
export const plainHex = (given: string): string => formatHex(read(given));

type Rgb = readonly [number, number, number];

/** OKLCH to linear sRGB: the matrices of https://bottosson.github.io/posts/oklab. Beyond 0 to 1 no screen can show it. */
function toLinear(l: number, c: number, h: number): Rgb {
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

const shown = ([r, g, b]: Rgb) => r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1;

const digits = (value: number): string => {
  const bounded = Math.min(1, Math.max(0, value));
  const coded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** The nearest colour a screen can show, as #rrggbb: lightness and hue stay, chroma gives way. */
export function hex({ l, c, h }: Tone): string {
  const lightness = Math.min(1, Math.max(0, l));
  let rgb = toLinear(lightness, c, h);
  if (!shown(rgb)) {
    let [low, high] = [0, c];
    while (high - low > 0.00005) {
      const middle = (low + high) / 2;
      if (shown(toLinear(lightness, middle, h))) low = middle;
      else high = middle;
    }
    rgb = toLinear(lightness, low, h);
  }
  const [red, green, blue] = rgb;
  return `#${digits(red)}${digits(green)}${digits(blue)}`;
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);

/** Each of the 256 values that a channel can have. */
const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value / 255));

const light = (text: string, at: number) => LINEAR[channel(text, at)] ?? 0;

/** Relative luminance as WCAG 2 defines it, of #rrggbb. */
const luminance = (text: string): number =>
  0.2126 * light(text, 1) + 0.7152 * light(text, 3) + 0.0722 * light(text, 5);

const ratio = (one: number, other: number) =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);

/** WCAG 2 contrast of two colours written #rrggbb, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  ratio(luminance(one), luminance(other));

export const leastContrast = (colour: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrast(colour, background)));

/** What `over` at `alpha` makes of `under`, as a screen mixes them. */
export function composite(over: string, alpha: number, under: string): string {
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(over, at) * alpha + channel(under, at) * (1 - alpha)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
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

/** The finest move of lightness that `reach` makes. */
const STEP = 0.004;

/**
 * The colour itself where it stands at `ratio` to one against every background, else the first that does on the way to
 * white (`lighter`) or black; hue stays, chroma as far as the screen allows. White or black where none does.
 */
export function reach(
  from: Tone | string,
  backgrounds: readonly string[],
  wanted: number,
  lighter: boolean,
): string {
  const tone = typeof from === 'string' ? readTone(from) : from;
  const start = typeof from === 'string' ? from : hex(from);
  const under = backgrounds.map(luminance);
  const stands = (colour: string) => {
    const own = luminance(colour);
    return under.every((other) => ratio(own, other) >= wanted);
  };
  if (stands(start)) return start;
  const at = (move: number) => hex({ ...tone, l: tone.l + (lighter ? STEP : -STEP) * move });
  // contrast only grows on the way, once the colour has passed its backgrounds: the first that stands is between
  let low = passing(tone.l, backgrounds, lighter);
  let high = Math.floor((lighter ? 1 - tone.l : tone.l) / STEP);
  if (low >= high || !stands(at(high))) return lighter ? '#ffffff' : '#000000';
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (stands(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}

/** How many moves bring a lightness past that of every background. */
function passing(l: number, backgrounds: readonly string[], lighter: boolean): number {
  const tones = backgrounds.map((background) => readTone(background).l);
  const edge = lighter ? Math.max(...tones) : Math.min(...tones);
  return Math.max(0, Math.floor((lighter ? edge - l : l - edge) / STEP));
}
