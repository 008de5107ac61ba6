import type { Plugin } from 'vite';
import { isNode, type Node, nodesOf, type Place, withEdits } from './nodes';

const renderer = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Functions that do something for `<ViewTransition>` alone, and nothing on a page without one. */
const UNUSED =
  /^(?:(?:apply|restore|measure|commit|schedule)\w*ViewTransition\w*|(?:start|create|track\w*)ViewTransition\w*|ViewTransitionPseudoElement)$/;

/**
 * React's renderer without what it does for `<ViewTransition>`, which the site never uses: some 3 KB that no viewer needs.
 * The functions stay and do nothing, as they do on any page without that component. Tests and the server run React as it comes.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!renderer.test(id)) return null;
      const bodies = [...nodesOf(code, (node) => !unusedBody(node))].flatMap(
        (node) => unusedBody(node) ?? [],
      );
      if (bodies.length < 15)
        throw new Error(
          'React has changed: what it does for <ViewTransition> is not where it was.',
        );
      return {
        code: withEdits(
          code,
          bodies.map(({ start, end }) => ({ start, end, text: '{}' })),
        ),
        map: null,
      };
    },
  };
}

function unusedBody({ type, id, body }: Node): Place | undefined {
  const unused =
    type === 'FunctionDeclaration' && isNode(id) && UNUSED.test(String(id.name)) && isNode(body);
  return unused ? { start: Number(body.start), end: Number(body.end) } : undefined;
}
