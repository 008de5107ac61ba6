import { compileStyles } from '@marquee/design-system/compile';
import type { Plugin } from 'vite';

/**
 * In the browser's code the design system's styles are class names; their rules are one style sheet. The server keeps
 * the style engine, so both sides give the same names.
 */
export function compiledStyles(): Plugin {
  const styles = compileStyles();
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!id.endsWith('.styles.ts')) return null;
      const code = (await styles).modules.get(id);
      return code === undefined ? null : { code, map: null, moduleSideEffects: false };
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', name: 'sheet.css', source: (await styles).sheet });
    },
  };
}
