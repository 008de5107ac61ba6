import type { BrandInputs } from './brand-inputs';
import { brandFonts, type FontFile } from './fonts';
import { houseCss } from './houses';
import { derivePalette, type Palette } from './palette';
import { shapeVariables } from './shape';
import type { Scheme, ThemeNote } from './theme-note';

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

const declarations = (variables: Partial<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** What is not a colour of its own but depends on the scheme. */
const SCHEMED: Record<Scheme, Record<string, string>> = {
  light: {
    shadow: '0 8px 34px rgb(20 20 30/.16)',
    // a logo drawn for a light surface cannot stand on art: the bar keeps its ground and its place
    'bar-over-position': 'sticky',
    'bar-over-ground': 'var(--surface)',
    'bar-over-pull': '0',
  },
  dark: {
    shadow: '0 13px 34px rgb(0 0 0/.5)',
    'bar-over-position': 'absolute',
    'bar-over-ground':
      'linear-gradient(color-mix(in srgb,var(--surface) 80%,transparent),transparent)',
    'bar-over-pull': 'calc(-1*var(--bar))',
  },
};

/** Derives everything a brand's pages look like from its few inputs. Server and build time only. */
export function themeCss(inputs: BrandInputs): BrandTheme {
  const schemes: Scheme[] = inputs.scheme === 'auto' ? ['light', 'dark'] : [inputs.scheme];
  const fonts = brandFonts(inputs);
  const notes: ThemeNote[] = [];
  const themeColour: BrandTheme['themeColour'] = {};
  let css = `${fonts.css}:root{${declarations({ ...fonts.variables, ...shapeVariables(inputs) })}}`;

  css += `${JOINED_SCRIPTS}{${declarations(fonts.joinedVariables)}}`;

  schemes.forEach((scheme, index) => {
    const derived = derivePalette(inputs, scheme);
    notes.push(...derived.notes);
    themeColour[scheme] = derived.palette.surface;
    const only = index > 0 ? `(prefers-color-scheme:${scheme})` : '';
    const block = (body: string, condition: string) =>
      condition ? `@media ${condition}{:root{${body}}}` : `:root{${body}}`;
    const colours = declarations({ ...derived.palette, ...SCHEMED[scheme] });
    css += block(`${colours};color-scheme:${scheme}`, only);
    const more = ['(prefers-contrast:more)', only].filter(Boolean).join(' and ');
    css += block(declarations(differing(derived.strong, derived.palette)), more);
  });

  return { css: css + houseCss(inputs), notes, fonts: fonts.files, themeColour };
}

function differing(strong: Partial<Palette>, plain: Palette): Partial<Record<string, string>> {
  const known: Partial<Record<string, string>> = plain;
  return Object.fromEntries(
    Object.entries(strong).filter(([name, value]) => known[name] !== value),
  );
}
