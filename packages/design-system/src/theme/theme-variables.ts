import {
  type BrandInputs,
  derivePalette,
  type Palette,
  SCHEMES,
  type Scheme,
  type ThemeNote,
} from '@marquee/theme';
import type { Variables } from './base-variables';
import { brandFonts, type Fonts } from './fonts';
import { ORNAMENT_VARIABLES } from './ornaments/ornament-variables';
import { shapeVariables } from './shape';

/** The CSS variables of a theme in one scheme. */
export interface SchemeVariables {
  scheme: Scheme;
  palette: Palette;
  /** Colours, and other values that depend on the scheme. */
  variables: Variables;
  /** The variables that differ for viewers who ask for more contrast. */
  moreContrast: Variables;
  /** Brand colours that had to be adjusted. */
  notes: ThemeNote[];
}

/** The CSS variables of a brand, before they are written as a sheet or as design tokens. */
export interface ThemeVariables {
  fonts: Fonts;
  /** Type and shape: the same in both schemes. */
  shared: Variables;
  /** The variables that differ for scripts whose letters join. */
  joined: Variables;
  /** One entry for each of the brand's schemes. */
  schemes: SchemeVariables[];
  /** Variables that the ornament overrides. */
  ornament: Variables;
}

/** Variables other than colours that depend on the scheme. */
const SCHEMED: Record<Scheme, Variables> = {
  light: {
    shadow: '0 8px 34px rgb(20 20 30/.16)',
    // a logo drawn for a light surface cannot be on a picture: the bar keeps its ground and its
    // place
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

/** Derives every CSS variable of a brand's pages from its inputs. */
export function themeVariables(inputs: BrandInputs): ThemeVariables {
  const fonts = brandFonts(inputs);
  return {
    fonts,
    shared: { ...fonts.variables, ...shapeVariables(inputs) },
    joined: fonts.joinedVariables,
    schemes: SCHEMES[inputs.scheme].map((scheme) => {
      const { palette, strong, notes } = derivePalette(inputs, scheme);
      const variables = { ...palette, ...SCHEMED[scheme] };
      return { scheme, palette, variables, moreContrast: differing(strong, palette), notes };
    }),
    ornament: ORNAMENT_VARIABLES[inputs.ornament],
  };
}

function differing(strong: Partial<Palette>, plain: Palette): Variables {
  const known: Variables = plain;
  return Object.fromEntries(
    Object.entries(strong).filter(([name, value]) => known[name] !== value),
  );
}
