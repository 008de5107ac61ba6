/**
 * The parts of an error that a log may hold: never its values, which may be secrets, hashes or what
 * a viewer wrote.
 */
export interface ErrorFacts {
  type: string;
  /** The error's own words only where they are written in code; else its type and code. */
  message: string;
  /** The stack, without the error's own words. */
  stack: string;
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
  /** `code`, `table`, `constraint`, `syscall` and the like. */
  [fact: string]: unknown;
}

/** Names of things in our code, in the database and in the network. `query` is a statement with $1 in the place of values. */
const FACTS = [
  ...['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'query'],
  ...['syscall', 'errno', 'address', 'port', 'hostname'],
];

/** Their words are the engine's or ours; others put in what they could not read. */
const PLAIN: ReadonlySet<unknown> = new Set([Error, TypeError, ReferenceError]);

/** The number of causes that are followed. */
const DEEPEST = 8;

/** An error for the log. Whatever is no error is told by its type alone. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = new Map<string, unknown>(Object.entries(error));
  // A code says that a library, the database or the system wrote the message, and may have put values into it.
  const isPlain = PLAIN.has(error.constructor) && !FACTS.some((name) => fields.has(name));
  const type = error.constructor.name;
  const facts: ErrorFacts = {
    type,
    message: isPlain ? error.message : [type, fields.get('code')].filter(Boolean).join(' '),
    stack: framesOf(error),
  };
  for (const name of FACTS) {
    const value = fields.get(name);
    if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  }
  if (depth === DEEPEST) return facts;
  if (error.cause !== undefined) facts.cause = errorFacts(error.cause, depth + 1);
  if (error instanceof AggregateError)
    facts.errors = error.errors.map((one) => errorFacts(one, depth + 1));
  return facts;
}

/** The stack behind the message, which it begins with: nothing at all where the message cannot be found in it. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  if (at < 0) return '';
  return stack
    .slice(at + message.length)
    .split('\n')
    .flatMap((line) => (/^ {4}at .*[:(<]/.test(line) ? [line.trim()] : []))
    .join('\n');
}
