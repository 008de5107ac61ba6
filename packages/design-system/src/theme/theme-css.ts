import type { BrandInputs, ThemeNote } from '@marquee/theme';
import { declarations } from './base-variables';
import type { FontFile } from './fonts';
import { houseCss } from './houses';
import { themeVariables } from './theme-variables';

export interface BrandTheme {
  /** Fonts, variables on `:root` and the house's own ornaments; put it after `baseCss`. */
  css: string;
  /** Brand colours that had to move, for the operator. */
  notes: ThemeNote[];
  /** To serve, and to preload where they say so. */
  fonts: FontFile[];
  /** For `<meta name="theme-color">`. */
  themeColour: { light?: string; dark?: string };
}

/** Scripts whose letters join: spacing them out would tear words apart. */
const JOINED_SCRIPTS = ':root:is(:lang(ar),:lang(fa),:lang(ur))';

/** Derives everything a brand's pages look like from its few inputs. Server and build time only. */
export function themeCss(inputs: BrandInputs): BrandTheme {
  const { fonts, shared, joined, schemes, house } = themeVariables(inputs);
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

  const overridden = declarations(house);
  if (overridden) css += `:root{${overridden}}`;

  return {
    css: css + houseCss(inputs),
    notes: schemes.flatMap(({ notes }) => notes),
    fonts: fonts.files,
    themeColour,
  };
}
