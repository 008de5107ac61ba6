import type { Plugin } from 'vite';
import { bodiesOf, isNode, type Node, nodesOf, type Place, withEdits } from './nodes';

/** The router's build without its warnings for developers. */
export const routerDist = new URL(
  '../../../node_modules/react-router/dist/production',
  import.meta.url,
).pathname;

/**
 * Takes out the router's messages for developers, and what the site never uses: about 8 KB that no viewer needs. The router's
 * checks stay. Tests and the server run the router as it comes.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(routerDist)) return null;
      const texts = [...nodesOf(code, (node) => !isText(explanation(node)))]
        .map(explanation)
        .filter(isText);
      const short = withEdits(
        code,
        texts.map(({ start, end }) => ({ start, end, text: '"router"' })),
      );
      return { code: dropUnused(withoutActions(withoutNever(short))), map: null };
    },
  };
}

/** Code for other kinds of routers: the site neither instruments its routes nor renders server components. */
const NEVER: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\b(?:init|opts)\??\.instrumentations\b/g, 'undefined'],
  [/\bif \(this\.context(?: && typeof error [^)]*)?\) \{/g, 'if (false) {'],
];

function withoutNever(code: string): string {
  if (!code.includes('function createRouter(')) return code;
  return NEVER.reduce((rest, [what, instead]) => {
    const without = rest.replace(what, instead);
    if (without === rest) throw new Error(`The router has changed: nothing in it matches ${what}.`);
    return without;
  }, code);
}

/**
 * Functions that send forms through routes, load beside a navigation, discover routes, or read a server's data from a global
 * variable: the site does none of it
 * (`scripts/guards/left-out.test.ts`).
 */
const UNUSED =
  /^(?:handleAction|handleFetcherAction|handleFetcherLoader|fetch2|discoverRoutes|parseHydrationData)$/;

function withoutActions(code: string): string {
  if (!code.includes('function createRouter(')) return code;
  const [bodies = []] = bodiesOf(code, [UNUSED]);
  if (bodies.length !== 6)
    throw new Error(`The router has changed: ${bodies.length} of 6 functions match ${UNUSED}.`);
  return withEdits(
    code,
    bodies.map(({ start, end }) => ({ start, end, text: '{}' })),
  );
}

/** Removes names for developer tools, which keep the bundler from leaving out unused components. */
function dropUnused(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      'var $1 = /* @__PURE__ */ $2',
    );
}

/** The argument with the message: `invariant(check, text)`, `warning(check, text)`, `new Error(text)`, `console.warn(text)`. */
function explanation({ type, callee, arguments: given }: Node): unknown {
  if (!Array.isArray(given) || !isNode(callee)) return undefined;
  const name = String(callee.name ?? '');
  if (type === 'CallExpression' && /^(invariant|warning)\d*$/.test(name)) return given[1];
  if (type === 'NewExpression' && name === 'Error') return given[0];
  const onConsole = isNode(callee.object) && callee.object.name === 'console';
  return type === 'CallExpression' && onConsole ? given[0] : undefined;
}

const isText = (node: unknown): node is Node & Place =>
  isNode(node) && ['TemplateLiteral', 'Literal', 'BinaryExpression'].includes(String(node.type));
