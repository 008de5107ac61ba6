export type Scheme = 'light' | 'dark';

/** The schemes in which a brand's pages are drawn, by what it asks for. */
export const SCHEMES = {
  light: ['light'],
  dark: ['dark'],
  auto: ['light', 'dark'],
} as const satisfies Record<Scheme | 'auto', readonly Scheme[]>;
