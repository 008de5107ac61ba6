import { type FontFaceNotice, fontFaces } from './font-faces';

/**
 * The variables that a framed page needs to look like the brand: its derived colours, its corners
 * and its faces.
 */
const TOLD = [
  ...['surface', 'surface-sunken', 'text', 'text-muted', 'border', 'border-strong', 'tint'],
  ...['accent', 'accent-text', 'on-accent', 'accent-edge', 'focus'],
  ...['r1', 'r2', 'r3', 'font-text', 'font-display', 'display-weight', 'display-case'],
] as const;

export interface ThemeMessage {
  type: 'marquee:theme';
  scheme: string;
  /** CSS values by their variable's name on this page, without the dashes. */
  variables: Record<string, string>;
  /** The files of the faces that `font-text` and `font-display` name. */
  fonts: FontFaceNotice[];
}

/** Reads the page's present theme, for a framed page that cannot read it. */
export function themeMessage(): ThemeMessage {
  const style = getComputedStyle(document.documentElement);
  return {
    type: 'marquee:theme',
    scheme: style.colorScheme,
    variables: Object.fromEntries(
      TOLD.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
    ),
    fonts: fontFaces(),
  };
}
