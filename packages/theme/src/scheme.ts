export type Scheme = 'light' | 'dark';

/** The schemes that a brand's pages have, by the brand's choice. */
export const SCHEMES = {
  light: ['light'],
  dark: ['dark'],
  auto: ['light', 'dark'],
} as const satisfies Record<Scheme | 'auto', readonly Scheme[]>;
