import { channels, hexOf, LIGHTNESS_STEP, linearOf, readTone, type Tone, toHex } from './colour';

/** The least contrast of text, and of marks and edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const INTERFACE = 3;
/** The least contrast of text for viewers who ask for more contrast (WCAG 2.2, 1.4.6). */
export const STRONG_TEXT = 7;

/** Relative luminance as WCAG 2 defines it, of `#rrggbb`. */
function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (one: number, other: number) =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);

/** WCAG 2 contrast of two colours written `#rrggbb`, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  ratio(luminance(one), luminance(other));

export const leastContrast = (colour: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrast(colour, background)));

/** The colour that a screen shows for `over`, at an opacity of `alpha`, on `under`. */
export function composite(over: string, alpha: number, under: string): string {
  const [red, green, blue] = channels(over);
  const [redUnder, greenUnder, blueUnder] = channels(under);
  const mixed = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return toHex([mixed(red, redUnder), mixed(green, greenUnder), mixed(blue, blueUnder)]);
}

/**
 * The colour itself where it has the wanted contrast with every background, else the first with that
 * contrast on the way to white (`lighter`) or black; white or black where there is none. The hue
 * stays, and the chroma as far as a screen can show it.
 */
export function reach(
  from: Tone | string,
  backgrounds: readonly string[],
  wanted: number,
  lighter: boolean,
): string {
  const tone = typeof from === 'string' ? readTone(from) : from;
  const start = typeof from === 'string' ? from : hexOf(from);
  const under = backgrounds.map(luminance);
  const reaches = (colour: string) => {
    const own = luminance(colour);
    return under.every((other) => ratio(own, other) >= wanted);
  };
  if (reaches(start)) return start;
  const at = (move: number) =>
    hexOf({ ...tone, l: tone.l + (lighter ? LIGHTNESS_STEP : -LIGHTNESS_STEP) * move });
  // Once the colour has passed its backgrounds, contrast only grows: the first that has enough is in between.
  let low = passing(tone.l, backgrounds, lighter);
  let high = Math.floor((lighter ? 1 - tone.l : tone.l) / LIGHTNESS_STEP);
  if (low >= high || !reaches(at(high))) return lighter ? '#ffffff' : '#000000';
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reaches(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}

/** Counts the steps that bring a lightness past that of every background. */
function passing(l: number, backgrounds: readonly string[], lighter: boolean): number {
  const tones = backgrounds.map((background) => readTone(background).l);
  const edge = lighter ? Math.max(...tones) : Math.min(...tones);
  return Math.max(0, Math.floor((lighter ? edge - l : l - edge) / LIGHTNESS_STEP));
}
