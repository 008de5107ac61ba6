import type * as Theme from '@marquee/design-system/theme';
import type { BrandInputs, Scheme } from '@marquee/theme';
import type { Suit, WorkshopRealm } from './realm';

/** The themes of a brand's inputs: with its own scheme, and forced to light or dark. */
export function suitsOf(
  theme: Pick<typeof Theme, 'themeAttributes' | 'themeCss'>,
  inputs: BrandInputs,
): Pick<WorkshopRealm, 'attributes' | 'dark' | 'inputs' | 'light' | 'own'> {
  return {
    inputs,
    attributes: theme.themeAttributes(inputs),
    own: suit(theme, inputs),
    light: suit(theme, fitted(theme, inputs, 'light')),
    dark: suit(theme, fitted(theme, inputs, 'dark')),
  };
}

function suit({ themeCss }: Pick<typeof Theme, 'themeCss'>, inputs: BrandInputs): Suit {
  const { css, notes } = themeCss(inputs);
  return { inputs, css, notes };
}

/** Leaves out the brand's surface in the scheme that it does not belong to. */
function fitted({ themeCss }: Pick<typeof Theme, 'themeCss'>, inputs: BrandInputs, scheme: Scheme) {
  const misfit = themeCss({ ...inputs, scheme }).notes.some(({ input }) => input === 'surface');
  return { ...inputs, scheme, surface: misfit ? undefined : inputs.surface };
}
