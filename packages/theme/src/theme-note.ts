import type { Scheme } from './scheme';

/** A brand colour that could not be used as it was given. */
export interface ThemeNote {
  input: 'accent' | 'accentAlt' | 'surface';
  scheme: Scheme;
  /** What it was wanted for: the page's ground, text in the accent, an edge or a mark that has to be seen. */
  use: 'surface' | 'text' | 'edge' | 'mark';
  from: string;
  /** Where it was moved. */
  to: string;
  /** What was asked for, e.g. 4.5, and what the given colour reached. */
  needed: number;
  reached: number;
}
