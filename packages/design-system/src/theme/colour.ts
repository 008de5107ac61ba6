import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

export function readTone(hex: string): Tone {
  const parsed = parse(hex);
  if (!parsed) throw new Error(`"${hex}" is not a colour: write it as #rrggbb, e.g. "#ff4d1c".`);
  const { l, c, h } = toOklch(parsed);
  return { l, c, h: h ?? 0 };
}

/** The nearest colour a screen can show, as #rrggbb. */
export function hex({ l, c, h }: Tone): string {
  const wanted: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h };
  return formatHex(clampChroma(wanted, 'oklch', 'rgb'));
}

export const contrast = (one: string, other: string): number => wcagContrast(one, other);

export const leastContrast = (colour: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrast(colour, background)));

/** What `over` at `alpha` makes of `under`. */
export function composite(over: string, alpha: number, under: string): string {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(over, at) * alpha + channel(under, at) * (1 - alpha)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/**
 * The first colour on the way to white (`lighter`) or black that stands at `ratio` to one against every background;
 * hue stays, chroma as far as the screen allows.
 */
export function reach(
  from: Tone,
  backgrounds: readonly string[],
  ratio: number,
  lighter: boolean,
): string {
  const step = lighter ? 0.004 : -0.004;
  for (let l = from.l; l >= 0 && l <= 1; l += step) {
    const colour = hex({ ...from, l });
    if (leastContrast(colour, backgrounds) >= ratio) return colour;
  }
  return lighter ? '#ffffff' : '#000000';
}
