import { pagesOf } from '@marquee/realm';
import { type BrandInputs, channels, contrast, nearestAccent, toHex } from '@marquee/theme';
import { reaching } from './reaching';

/** The colours of a page without a surface of its own, close to those that the theme derives. */
export const PAPER = { light: '#f9fafb', dark: '#0f1115' } as const;

/** Accents for a brand that has none yet. Each can be read on white, and seen on black. */
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

export type Scheme = BrandInputs['scheme'];

/** Derives a number from a name, so that the same name has the same colour and drawing. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash;
}

/** Chooses a brand's first accent by its name, as light or dark as its pages need. */
export function accentFor(name: string, scheme: Scheme): string {
  const accent = ACCENTS[hashOf(name) % ACCENTS.length] ?? ACCENTS[0];
  return nearestAccent(accent, pagesOf({}, scheme)) ?? accent;
}

/** The colour for marks: visible on the page, or on both pages when the device decides the scheme. */
export function markColour(accent: string, scheme: Scheme): string {
  if (scheme !== 'auto') return readable(accent, PAPER[scheme]);
  return contrast(accent, PAPER.light) >= 3 && contrast(accent, PAPER.dark) >= 3
    ? accent
    : '#767a82';
}

/** The fill of a tile: the accent, if its edge is visible on each page. */
export function tileColour(accent: string, scheme: Scheme): string {
  const pages = scheme === 'auto' ? [PAPER.light, PAPER.dark] : [PAPER[scheme]];
  return pages.every((page) => contrast(accent, page) >= 2) ? accent : markColour(accent, scheme);
}

/** Chooses black or white, whichever can be read on a colour. */
export const inkOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#0b0d10';

/** Finds the colour nearest to one, towards white or black, that can be read on another. */
const readable = (colour: string, on: string): string => reaching(colour, on, 4.5) ?? inkOn(on);

/** Mixes a share of one colour into another. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  return toHex(channels(from).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}
