import type { BrandInputs, ThemeNote } from '@marquee/theme';
import { declarations } from './base-variables';
import type { FontFile } from './fonts';
import { ornamentCss } from './ornaments';
import { themeVariables } from './theme-variables';

export interface BrandTheme {
  /**
   * Fonts, variables on `:root`, and the rules of the brand's ornament and pictures; put it after
   * `baseCss`.
   */
  css: string;
  /** Brand colours that had to be adjusted, for the operator. */
  notes: ThemeNote[];
  /** Files to serve, and to preload where they say so. */
  fonts: FontFile[];
  /** For `<meta name="theme-color">`. */
  themeColour: { light?: string; dark?: string };
}

/** Scripts whose letters join: letter spacing would break words apart. */
const JOINED_SCRIPTS = ':root:is(:lang(ar),:lang(fa),:lang(ur))';

/**
 * Derives the css, fonts and colours of a brand's pages from its inputs. Server and build time
 * only.
 */
export function themeCss(inputs: BrandInputs): BrandTheme {
  const { fonts, shared, joined, schemes, ornament } = themeVariables(inputs);
  const themeColour: BrandTheme['themeColour'] = {};
  let css = `${fonts.css}:root{${declarations(shared)}}`;

  css += `${JOINED_SCRIPTS}{${declarations(joined)}}`;

  schemes.forEach(({ scheme, palette, variables, moreContrast }, index) => {
    themeColour[scheme] = palette.surface;
    const only = index > 0 ? `(prefers-color-scheme:${scheme})` : '';
    const block = (body: string, condition: string) =>
      condition ? `@media ${condition}{:root{${body}}}` : `:root{${body}}`;
    css += block(`${declarations(variables)};color-scheme:${scheme}`, only);
    const more = ['(prefers-contrast:more)', only].filter(Boolean).join(' and ');
    css += block(declarations(moreContrast), more);
  });

  const overridden = declarations(ornament);
  if (overridden) css += `:root{${overridden}}`;

  return {
    css: css + ornamentCss(inputs),
    notes: schemes.flatMap(({ notes }) => notes),
    fonts: fonts.files,
    themeColour,
  };
}
