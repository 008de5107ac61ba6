/** The pointer of a member (RFC 6901). */
export function childPointer(parent: string, key: string | number): string {
  // Every value of every realm has one, and hardly any key has to be escaped.
  if (typeof key === 'number' || !/[~/]/.test(key)) return `${parent}/${key}`;
  return `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The last key of a pointer, unescaped; the whole document has none. */
export function lastKey(pointer: string): string | undefined {
  if (pointer === '') return undefined;
  return unescapeKey(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** Writes a pointer for people: `/menus/main/0/to` → `menus.main[0].to`. */
export function spokenPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key, index) => {
      if (/^\d+$/.test(key)) return `[${key}]`;
      return index === 0 ? unescapeKey(key) : `.${unescapeKey(key)}`;
    })
    .join('');
}

/** The values at the places of a pattern, in which `*` is any item of a list. */
export function placesAt(value: unknown, pattern: string): Located[] {
  let keys = keysOfPatterns.get(pattern);
  if (!keys) {
    keys = pattern.split('/').slice(1);
    keysOfPatterns.set(pattern, keys);
  }
  const found: Located[] = [];
  collect(value, '', keys, 0, found);
  return found;
}

/** Patterns are constants of the code, a few dozen in all. */
const keysOfPatterns = new Map<string, readonly string[]>();

function collect(
  value: unknown,
  pointer: string,
  keys: readonly string[],
  at: number,
  found: Located[],
): void {
  const key = keys[at];
  if (key === undefined) {
    found.push({ pointer, value });
    return;
  }
  if (key === '*') {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      collect(item, childPointer(pointer, index), keys, at + 1, found);
    }
    return;
  }
  if (!isRecord(value) || !Object.hasOwn(value, key)) return;
  collect(value[key], childPointer(pointer, key), keys, at + 1, found);
}

export interface Located {
  pointer: string;
  value: unknown;
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys of a pointer, unescaped. */
export function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The value at a pointer; undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(memberOf, root);
}

/** Replaces the value at a pointer; does nothing where its object or list does not exist. */
export function replaceAt(root: unknown, pointer: string, by: unknown): void {
  const keys = keysOf(pointer);
  const last = keys.pop();
  const parent = keys.reduce<unknown>(memberOf, root);
  if (last === undefined || typeof parent !== 'object' || parent === null) return;
  Object.defineProperty(parent, last, {
    value: by,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Copies a value without the part at a pointer. */
export function without(value: unknown, pointer: string): unknown {
  const [key, ...rest] = keysOf(pointer);
  return key === undefined ? undefined : withoutMember(value, key, rest);
}

function withoutMember(value: unknown, key: string, rest: readonly string[]): unknown {
  const [next, ...others] = rest;
  const kept = ([name, member]: [string, unknown]): [string, unknown][] => {
    if (name !== key) return [[name, member]];
    return next === undefined ? [] : [[name, withoutMember(member, next, others)]];
  };
  if (Array.isArray(value))
    return Object.entries(value)
      .flatMap(kept)
      .map(([, entry]) => entry);
  // Keys such as "__proto__" stay ordinary keys: `Object.fromEntries` defines, it does not assign.
  return isRecord(value) ? Object.fromEntries(Object.entries(value).flatMap(kept)) : value;
}

function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
