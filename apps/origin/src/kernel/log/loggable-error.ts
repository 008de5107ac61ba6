/**
 * The parts of an error that a log may hold: never its values, which may be secrets, hashes or what
 * a viewer wrote.
 */
export interface LoggableError {
  type: string;
  /** The error's own message only where it is written in code; else its type and code. */
  message: string;
  /** The stack, without the error's own message. */
  stack: string;
  cause?: LoggableError;
  errors?: LoggableError[];
  /** `code`, `table`, `constraint`, `syscall` and the like. */
  [field: string]: unknown;
}

/** Names of things in our code, in the database and in the network. `query` is a statement with $1 in the place of values. */
const LOGGED = [
  ...['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'query'],
  ...['syscall', 'errno', 'address', 'port', 'hostname'],
];

/** The messages of these classes are the engine's or ours; others repeat what they could not read. */
const PLAIN: ReadonlySet<unknown> = new Set([Error, TypeError, ReferenceError]);

/** The number of causes that are followed. */
const DEEPEST = 8;

/** Makes of an error what the log may hold. Of anything else that is thrown, the type alone. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = new Map<string, unknown>(Object.entries(error));
  // A code says that a library, the database or the system wrote the message, and may have put values into it.
  const isPlain = PLAIN.has(error.constructor) && !LOGGED.some((name) => fields.has(name));
  const type = error.constructor.name;
  const loggable: LoggableError = {
    type,
    message: isPlain ? error.message : [type, fields.get('code')].filter(Boolean).join(' '),
    stack: framesOf(error),
  };
  for (const name of LOGGED) {
    const value = fields.get(name);
    if (typeof value === 'string' || typeof value === 'number') loggable[name] = value;
  }
  if (depth === DEEPEST) return loggable;
  if (error.cause !== undefined) loggable.cause = loggableError(error.cause, depth + 1);
  if (error instanceof AggregateError)
    loggable.errors = error.errors.map((one) => loggableError(one, depth + 1));
  return loggable;
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
