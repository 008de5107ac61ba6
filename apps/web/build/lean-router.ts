import { type Plugin, parseAst } from 'vite';

/** The router's build without its warnings for developers. */
export const routerDist = new URL(
  '../../../node_modules/react-router/dist/production',
  import.meta.url,
).pathname;

/**
 * The router explains its misuse to developers at length. Its own checks stay, their texts do not, nor what the
 * site never uses: about 6 KB that no viewer needs. Tests and the server run the router as it comes.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(routerDist)) return null;
      const texts: Place[] = [];
      visit(parseAst(code), texts);
      let short = code;
      for (const { start, end } of texts.sort((a, b) => b.start - a.start)) {
        short = `${short.slice(0, start)}"router"${short.slice(end)}`;
      }
      return { code: dropUnused(withoutNever(short)), map: null };
    },
  };
}

/** What only routers of another kind do: the site neither instruments its routes nor renders server components. */
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

/** Names for developer tools keep components alive that nobody uses; without them the bundler may leave them out. */
function dropUnused(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      'var $1 = /* @__PURE__ */ $2',
    );
}

interface Place {
  start: number;
  end: number;
}

function visit(node: unknown, found: Place[]): void {
  if (Array.isArray(node)) {
    for (const part of node) visit(part, found);
    return;
  }
  if (!isObject(node)) return;
  const text = explanation(node);
  if (isText(text)) found.push(text);
  else for (const value of Object.values(node)) visit(value, found);
}

/** The argument that explains: `invariant(check, text)`, `warning(check, text)`, `new Error(text)`, `console.warn(text)`. */
function explanation({ type, callee, arguments: given }: Record<string, unknown>): unknown {
  if (!Array.isArray(given) || !isObject(callee)) return undefined;
  const name = String(callee.name ?? '');
  if (type === 'CallExpression' && /^(invariant|warning)\d*$/.test(name)) return given[1];
  if (type === 'NewExpression' && name === 'Error') return given[0];
  const onConsole = isObject(callee.object) && callee.object.name === 'console';
  return type === 'CallExpression' && onConsole ? given[0] : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (node: unknown): node is Place =>
  isObject(node) && ['TemplateLiteral', 'Literal', 'BinaryExpression'].includes(String(node.type));
