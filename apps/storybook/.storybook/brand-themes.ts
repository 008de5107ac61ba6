import type * as Theme from '@marquee/design-system/theme';
import { type Plugin, runnerImport } from 'vite';
import { brands } from './brands';

const ID = 'virtual:brand-themes';

/** Derives the brands' css where it is derived in production too: on the server, never in the browser. */
export function brandThemes(): Plugin {
  return {
    name: 'brand-themes',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const { module } = await runnerImport<typeof Theme>('@marquee/design-system/theme');
      const dressed = Object.entries(brands).map(([name, inputs]) => [
        name,
        inEverySuit(module, inputs),
      ]);
      return (
        `export const baseCss = ${JSON.stringify(module.baseCss)};` +
        `export const themes = ${JSON.stringify(Object.fromEntries(dressed))};`
      );
    },
  };
}

function inEverySuit({ themeAttributes, themeCss }: typeof Theme, inputs: Theme.BrandInputs) {
  const themeIn = (scheme: Theme.BrandInputs['scheme']) => {
    // a brand's surface belongs to one scheme: looking at the other, it is left out
    const misfit = themeCss({ ...inputs, scheme }).notes.some(({ input }) => input === 'surface');
    return themeCss({ ...inputs, scheme, surface: misfit ? undefined : inputs.surface }).css;
  };
  return {
    attributes: themeAttributes(inputs),
    own: themeCss(inputs).css,
    light: themeIn('light'),
    dark: themeIn('dark'),
  };
}
