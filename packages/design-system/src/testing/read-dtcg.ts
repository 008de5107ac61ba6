/*
 * A strict reader of Design Tokens files, written from the format module 2025.10 and the colour
 * module. It refuses what those forbid, and resolves references.
 */

export interface ReadToken {
  type: string;
  /** The value with every reference resolved. */
  value: unknown;
  /** The path of the token that this one refers to instead of a value. */
  alias?: string | undefined;
  extensions?: unknown;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const GROUP_KEYS = ['$type', '$description', '$extensions', '$extends', '$deprecated', '$root'];
const TOKEN_KEYS = ['$value', '$type', '$description', '$extensions', '$deprecated'];
const NAME = /^[^${}.][^{}.]*$/;

/**
 * Reads the tokens of a file, by their path with dots.
 * @throws {Error} that names the place, for what the format does not allow.
 */
export function readDtcg(file: unknown): Map<string, ReadToken> {
  const found = new Map<string, Json & { type: string | undefined }>();
  gather(file, [], undefined, found, true);
  const read = new Map<string, ReadToken>();
  for (const [path, token] of found) {
    const type = typeOf(path, found, []);
    const value = resolved(token.$value, path, type, found, []);
    const check = CHECKS[type];
    if (!check) throw new Error(`${path}: there is no type "${type}".`);
    const wrong = check(value);
    if (wrong) throw new Error(`${path}: ${wrong}.`);
    read.set(path, { type, value, alias: targetOf(token.$value), extensions: token.$extensions });
  }
  return read;
}

function gather(
  given: unknown,
  path: string[],
  inherited: string | undefined,
  found: Map<string, Json & { type: string | undefined }>,
  root = false,
): void {
  const at = path.join('.') || 'the file';
  if (!isObject(given)) throw new Error(`${at}: a group or a token is an object.`);
  const type = given.$type === undefined ? inherited : String(given.$type);
  const isToken = '$value' in given;
  const keys = isToken ? TOKEN_KEYS : [...GROUP_KEYS, ...(root ? ['$schema'] : [])];
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('$')) {
      if (!keys.includes(name)) throw new Error(`${at}: ${name} is no property of it.`);
      if (name === '$description' && typeof value !== 'string')
        throw new Error(`${at}: a description is a text.`);
      if (name === '$extensions' && !isObject(value))
        throw new Error(`${at}: extensions are an object.`);
      continue;
    }
    if (isToken) throw new Error(`${at}: a token holds no tokens.`);
    if (!NAME.test(name)) throw new Error(`${at}: "${name}" cannot be a name.`);
    gather(value, [...path, name], type, found);
  }
  if (isToken) found.set(path.join('.'), { ...given, type });
}

/** The path that a reference in braces names. */
const targetOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

type Found = Map<string, Json & { type: string | undefined }>;

function typeOf(path: string, found: Found, seen: string[]): string {
  const token = found.get(path);
  if (!token) throw new Error(`${seen.at(-1)}: there is no token "${path}".`);
  if (seen.includes(path)) throw new Error(`${path}: refers to itself.`);
  if (token.$type === undefined) {
    const target = targetOf(token.$value);
    if (target) return typeOf(target, found, [...seen, path]);
  }
  if (token.type === undefined) throw new Error(`${path}: has no type.`);
  return token.type;
}

function resolved(value: unknown, at: string, type: string, found: Found, seen: string[]): unknown {
  const target = targetOf(value);
  if (target) {
    if (seen.includes(target)) throw new Error(`${at}: refers to itself.`);
    const own = typeOf(target, found, [at]);
    if (seen.length === 0 && type !== own && !(type in COMPOSITES))
      throw new Error(`${at}: is a ${type} and names a ${own}.`);
    return resolved(found.get(target)?.$value, target, own, found, [...seen, target]);
  }
  const parts = COMPOSITES[type];
  if (!parts || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const wanted = parts[name];
      const named = targetOf(part);
      if (named && wanted && typeOf(named, found, [at]) !== wanted)
        throw new Error(`${at}.${name}: names no ${wanted}.`);
      return [name, named ? resolved(part, at, wanted ?? '', found, []) : part];
    }),
  );
}

const COMPOSITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shadow: {
    color: 'color',
    offsetX: 'dimension',
    offsetY: 'dimension',
    blur: 'dimension',
    spread: 'dimension',
  },
  transition: { duration: 'duration', delay: 'duration', timingFunction: 'cubicBezier' },
  typography: {
    fontFamily: 'fontFamily',
    fontSize: 'dimension',
    fontWeight: 'fontWeight',
    letterSpacing: 'dimension',
    lineHeight: 'number',
  },
};

type Check = (value: unknown) => string | undefined;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const exactly = (value: unknown, required: string[], optional: string[] = []): value is Json =>
  isObject(value) &&
  required.every((key) => key in value) &&
  Object.keys(value).every((key) => required.includes(key) || optional.includes(key));

const withUnit =
  (units: string[]): Check =>
  (value) =>
    exactly(value, ['value', 'unit']) && isNumber(value.value) && units.includes(String(value.unit))
      ? undefined
      : `${JSON.stringify(value)} is no number with a unit of ${units.join(', ')}`;

const composite =
  (type: string): Check =>
  (value) => {
    const parts = COMPOSITES[type] ?? {};
    if (!exactly(value, Object.keys(parts), type === 'shadow' ? ['inset'] : []))
      return `a ${type} has ${Object.keys(parts).join(', ')}`;
    for (const [name, part] of Object.entries(parts)) {
      const wrong = CHECKS[part]?.(value[name]);
      if (wrong) return `${name}: ${wrong}`;
    }
    return undefined;
  };

const CHECKS: Readonly<Record<string, Check>> = {
  color(value) {
    if (!exactly(value, ['colorSpace', 'components'], ['alpha', 'hex']))
      return 'a colour has colorSpace, components, and perhaps alpha and hex';
    const { colorSpace, components, alpha = 1, hex } = value;
    if (colorSpace !== 'srgb') return `${colorSpace} is not the colour space that we write`;
    const within = (one: unknown) => isNumber(one) && one >= 0 && one <= 1;
    if (!Array.isArray(components) || components.length !== 3 || !components.every(within))
      return 'red, green and blue are three numbers from 0 to 1';
    if (!within(alpha)) return 'alpha is a number from 0 to 1';
    if (hex !== undefined && !/^#[0-9a-f]{6}$/i.test(String(hex))) return 'hex has six digits';
    return undefined;
  },
  dimension: withUnit(['px', 'rem']),
  duration: withUnit(['ms', 's']),
  number: (value) => (isNumber(value) ? undefined : 'it is no number'),
  fontWeight: (value) =>
    isNumber(value) && value >= 1 && value <= 1000
      ? undefined
      : 'a weight is a number from 1 to 1000',
  fontFamily(value) {
    const names = Array.isArray(value) ? value : [value];
    return names.length > 0 && names.every((name) => typeof name === 'string' && name !== '')
      ? undefined
      : 'a face is a name, or a list of names';
  },
  cubicBezier(value) {
    if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber))
      return 'an easing is four numbers';
    const [x1 = 0, , x2 = 0] = value;
    return [x1, x2].every((x) => x >= 0 && x <= 1) ? undefined : 'x is from 0 to 1';
  },
  shadow: composite('shadow'),
  transition: composite('transition'),
  typography: composite('typography'),
};
