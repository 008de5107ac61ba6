import type { Plugin } from 'vite';
import { isNode, type Node, nodesOf, type Place, withEdits } from './nodes';

const renderer = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Functions that do something for one of React's offers alone, and nothing on a page without it. */
interface Unused {
  what: string;
  functions: RegExp;
  /** How many there are at least: fewer means that React has changed. */
  least: number;
}

/** A guard, `lean-react.test.ts`, holds the site to using none of these. */
const UNUSED: readonly Unused[] = [
  {
    what: '<ViewTransition>',
    functions:
      /^(?:(?:apply|restore|measure|commit|schedule)\w*ViewTransition\w*|(?:start|create|track\w*)ViewTransition\w*|ViewTransitionPseudoElement)$/,
    least: 20,
  },
  {
    what: 'a ref of a fragment',
    functions:
      /^(?:FragmentInstance\.prototype\.\w+|\w+EventListener(?:To|From)Child|validateDocumentPositionWithFiberTree|blurActiveElementWithinFragment|addFragmentHandleTo\w+|commitNewChildToFragmentInstance|deleteChildFromFragmentInstance)$/,
    least: 19,
  },
  {
    // Without the first of them nothing is taken for such an element, and the others have nothing to do.
    what: 'elements that React moves into the head, and its functions that preload',
    functions:
      /^(?:isHostHoistableType|createHoistableInstance|getHydratableHoistableCache|mountHoistable|(?:get|acquire|preload|suspend)Resource|preload(?:Stylesheet|Module)?|prefetchDNS|preconnect(?:As)?|preinit(?:Style|Script|ModuleScript)|insertStylesheet(?:IntoRoot)?|adoptPreloadPropsFor\w+|stylesheetPropsFromRawProps|getStylesheetSelectorFromKey)$/,
    least: 22,
  },
];

/**
 * React's renderer without what the site never uses: some 9 KB that no viewer needs. The functions stay and do nothing.
 * Tests and the server run React as it comes.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!renderer.test(id)) return null;
      const bodies = UNUSED.flatMap(({ what, functions, least }) => {
        const found = bodiesOf(code, functions);
        if (found.length < least)
          throw new Error(`React has changed: what it does for ${what} is not where it was.`);
        return found;
      });
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

function bodiesOf(code: string, functions: RegExp): Place[] {
  const bodyOf = (node: Node) => {
    const [name, body] = namedFunction(node);
    return functions.test(name) && isNode(body)
      ? { start: Number(body.start), end: Number(body.end) }
      : undefined;
  };
  return [...nodesOf(code, (node) => !bodyOf(node))].flatMap((node) => bodyOf(node) ?? []);
}

/** A function with the name under which it is declared, or assigned to a prototype. */
function namedFunction({ type, id, body, left, right }: Node): [name: string, body?: unknown] {
  if (type === 'FunctionDeclaration' && isNode(id)) return [String(id.name), body];
  if (type !== 'AssignmentExpression' || !isNode(left) || !isNode(right)) return [''];
  const { object, property } = left;
  if (!isNode(object) || !isNode(property) || !isNode(object.object)) return [''];
  return [`${object.object.name}.prototype.${property.name}`, right.body];
}
