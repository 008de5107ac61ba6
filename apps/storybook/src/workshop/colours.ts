import {
  type DerivedScales,
  derivePalette,
  deriveScales,
  type MeasuredPair,
  measurePairs,
  type Palette,
  type Scheme,
  type ThemeNote,
} from '@marquee/theme';
import type { RealmTheme } from './realm';

export interface Colours {
  scheme: Scheme;
  palette: Palette;
  scales: DerivedScales['scales'];
  pairs: MeasuredPair[];
  notes: ThemeNote[];
}

/**
 * The scheme of a theme: a realm with both follows the viewer's system, and the workshop shows the
 * light one.
 */
const schemeOf = ({ inputs }: RealmTheme): Scheme => (inputs.scheme === 'dark' ? 'dark' : 'light');

/** All colours of a theme, with the contrast of each pair. */
export function coloursOf(theme: RealmTheme, scheme: Scheme = schemeOf(theme)): Colours {
  const { palette, notes } = derivePalette(theme.inputs, scheme);
  return {
    scheme,
    palette,
    scales: deriveScales(theme.inputs, scheme).scales,
    pairs: measurePairs(palette),
    notes,
  };
}

/** `12.3 : 1`, cut and never rounded up: 4.49 is not 4.5. */
export const ratio = (reached: number) => `${(Math.floor(reached * 10) / 10).toFixed(1)} : 1`;

/** A scale with the numbers of its steps, from 1. */
export const numbered = (scale: readonly string[]) =>
  scale.map((colour, at) => ({ step: at + 1, colour }));
