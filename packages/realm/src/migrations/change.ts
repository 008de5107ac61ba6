import { isRecord, keysOf, valueAt, without } from '../document/pointer';

/**
 * A value that a newer version of the format has at another place. The same change applies to a value in memory and to the
 * text of a file, where it moves the comments too.
 */
export interface Change {
  /** Pointers to the value in the old version and in the new. Only keys of objects, no entries of lists. */
  from: string;
  to: string;
}

/** Returns a value with changes applied; the given value stays as it is. */
export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((current, { from, to }) => {
    const moved = valueAt(current, from);
    return moved === undefined ? current : put(without(current, from), keysOf(to), moved);
  }, value);
}

/** Finds the pointer to a value as it was before the changes. */
export function beforeChanges(pointer: string, changes: readonly Change[]): string {
  return changes.reduceRight((current, { from, to }) => {
    const inside = current === to || current.startsWith(`${to}/`);
    return inside ? from + current.slice(to.length) : current;
  }, pointer);
}

/** Whether a value can be put at a pointer: nothing is there, and only objects are on the way. */
export function isFree(value: unknown, pointer: string): boolean {
  let current = value;
  for (const key of keysOf(pointer)) {
    if (!isRecord(current)) return false;
    if (!Object.hasOwn(current, key)) return true;
    current = current[key];
  }
  return false;
}

function put(value: unknown, [key, ...rest]: string[], moved: unknown): unknown {
  if (key === undefined) return moved;
  const object = isRecord(value) ? value : {};
  const member = put(Object.hasOwn(object, key) ? object[key] : {}, rest, moved);
  return fromEntries([...Object.entries(object).filter(([name]) => name !== key), [key, member]]);
}

/** Keeps keys such as "__proto__" ordinary: `Object.fromEntries` defines keys, it does not assign them. */
const fromEntries = (entries: Iterable<[string, unknown]>) => Object.fromEntries(entries);
