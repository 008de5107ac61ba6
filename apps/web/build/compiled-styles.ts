import { compileStyles } from '@marquee/design-system/compile';
import type { Plugin } from 'vite';

/**
 * Replaces the design system's styles by the class names that the style engine gave them, on server and browser alike; their
 * rules are one style sheet. The engine would work the names out again for every element of every page.
 */
export function compiledStyles(): Plugin {
  const styles = compileStyles();
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.styles.ts')) return null;
      const code = (await styles).modules.get(id);
      return code === undefined ? null : { code, map: null, moduleSideEffects: false };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', name: 'sheet.css', source: (await styles).sheet });
    },
  };
}
