import type * as Theme from '@marquee/design-system/theme';
import type { BrandInputs, Scheme } from '@marquee/theme';
import type { RealmTheme, WorkshopRealm } from './realm';

/** The themes of a brand's inputs: with its own scheme, and forced to light or dark. */
export function realmThemesOf(
  theme: Pick<typeof Theme, 'themeAttributes' | 'themeCss'>,
  inputs: BrandInputs,
): Pick<WorkshopRealm, 'attributes' | 'dark' | 'inputs' | 'light' | 'own'> {
  return {
    inputs,
    attributes: theme.themeAttributes(inputs),
    own: themeOf(theme, inputs),
    light: themeOf(theme, inScheme(theme, inputs, 'light')),
    dark: themeOf(theme, inScheme(theme, inputs, 'dark')),
  };
}

function themeOf({ themeCss }: Pick<typeof Theme, 'themeCss'>, inputs: BrandInputs): RealmTheme {
  const { css, notes } = themeCss(inputs);
  return { inputs, css, notes };
}

/** Leaves out the brand's surface in the scheme that it does not belong to. */
function inScheme(
  { themeCss }: Pick<typeof Theme, 'themeCss'>,
  inputs: BrandInputs,
  scheme: Scheme,
) {
  const misfit = themeCss({ ...inputs, scheme }).notes.some(({ input }) => input === 'surface');
  return { ...inputs, scheme, surface: misfit ? undefined : inputs.surface };
}
