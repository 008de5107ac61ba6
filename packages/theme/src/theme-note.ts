import type { Scheme } from './scheme';

/** Notes a brand colour that the theme could not use as it was given. */
export interface ThemeNote {
  input: 'accent' | 'accentAlt' | 'surface';
  scheme: Scheme;
  /** The use of the colour: the page's ground, text in the accent, an edge or a mark. */
  use: 'surface' | 'text' | 'edge' | 'mark';
  from: string;
  /** The colour that replaces it. */
  to: string;
  /** The contrast that the use needs, e.g. 4.5, and that of the given colour. */
  needed: number;
  reached: number;
}
