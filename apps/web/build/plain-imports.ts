import type { Plugin } from 'vite';
import { isNode, type Node, nodesOf, type Place, withEdits } from './nodes';

/**
 * The bundler wraps every `import()` to fetch beforehand what its module needs. Here the server names that, and there are
 * no style sheets to wait for, so that the wrapper would only be some hundred bytes for every viewer: it is taken off.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === helper ? `export const ${wrapper} = (load) => load();` : null),
    renderChunk: {
      order: 'pre',
      handler(code) {
        if (!code.includes(wrapper)) return null;
        const edits = [...nodesOf(code)].filter(isWrapped).flatMap((node) => {
          const { start, end } = node as unknown as Place;
          const [load] = node.arguments as [Place];
          return [
            { start, end: load.start, text: '(' },
            { start: load.end, end, text: ')()' },
          ];
        });
        return { code: withEdits(code, edits), map: null };
      },
    },
  };
}

const wrapper = '__vitePreload';
const helper = '\0vite/preload-helper.js';

/** Two in one file are kept apart by a number. */
const isWrapped = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  callee.type === 'Identifier' &&
  String(callee.name).replace(/\$\d+$/, '') === wrapper;
