import type * as Theme from '@marquee/design-system/theme';
import type { BrandInputs, Scheme } from '@marquee/theme';
import type { Suit, WorkshopRealm } from './realm';

/** How a brand's inputs are worn: as it asks for it, and made to be light or dark. */
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

/** A brand's surface belongs to one scheme: looking at the other, it is left out. */
function fitted({ themeCss }: Pick<typeof Theme, 'themeCss'>, inputs: BrandInputs, scheme: Scheme) {
  const misfit = themeCss({ ...inputs, scheme }).notes.some(({ input }) => input === 'surface');
  return { ...inputs, scheme, surface: misfit ? undefined : inputs.surface };
}
