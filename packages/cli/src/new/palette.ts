/** Colours for a brand that has none yet: each can be read on white paper, and seen on black. */
export const ACCENTS = [
  '#2a62d8',
  '#7a45d6',
  '#b8327a',
  '#c2331f',
  '#a8560b',
  '#6f7010',
  '#2d7a31',
  '#0d7a6c',
  '#0b7592',
  '#5b6472',
] as const;

/** What a page is drawn on where a brand gives no surface of its own. */
const PAPER = { light: '#f9fafb', dark: '#0f1115' } as const;

export type Scheme = 'light' | 'dark' | 'auto';

/** The same name has the same colour, and the same drawing. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash;
}

/** A brand's first accent: by its name, and light enough where the page is dark. */
export function accentFor(name: string, scheme: Scheme): string {
  const accent = ACCENTS[hashOf(name) % ACCENTS.length] ?? ACCENTS[0];
  return scheme === 'dark' ? readable(accent, PAPER.dark) : accent;
}

/** What a mark on the page can be drawn in: it is seen on the page, or on either page where the device decides. */
export function markColour(accent: string, scheme: Scheme): string {
  if (scheme !== 'auto') return readable(accent, PAPER[scheme]);
  return contrast(accent, PAPER.light) >= 3 && contrast(accent, PAPER.dark) >= 3
    ? accent
    : '#767a82';
}

/** Black or white, whichever can be read on a colour. */
export const inkOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#0b0d10';

/** The colour, or the nearest to it on the way to white or black that can be read on another. */
function readable(colour: string, on: string): string {
  const end = contrast(on, '#ffffff') > contrast(on, '#000000') ? '#ffffff' : '#000000';
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(colour, end, share);
    if (contrast(moved, on) >= 4.5) return moved;
  }
  return end;
}

/** A share of one colour towards another. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
