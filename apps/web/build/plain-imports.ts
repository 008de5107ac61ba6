import type { Plugin } from 'vite';
import { isNode, type Node, nodesOf, type Place, withEdits } from './nodes';

/**
 * Removes the wrapper that the bundler puts around every `import()` to preload what its module needs. Here the server names
 * that, and there are no style sheets to wait for: the wrapper would only cost every viewer some hundred bytes.
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

/** Tells whether a call is the wrapper; a second one in a file has a number behind its name. */
const isWrapped = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  callee.type === 'Identifier' &&
  String(callee.name).replace(/\$\d+$/, '') === wrapper;
