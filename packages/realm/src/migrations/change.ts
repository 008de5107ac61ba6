import { isRecord, keysOf, valueAt, without } from '../document/pointer';

/**
 * One thing that a newer version of the format has elsewhere. The same change alters a value in memory and the text of
 * a file, where it takes the comments along.
 */
export interface Change {
  /** Where the value stands in the old version, and in the new. Only keys of objects, no entries of lists. */
  from: string;
  to: string;
}

/** A value with changes made; the value that is given stays as it is. */
export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((current, { from, to }) => {
    const moved = valueAt(current, from);
    return moved === undefined ? current : put(without(current, from), keysOf(to), moved);
  }, value);
}

/** Where something stood before changes were made. */
export function beforeChanges(pointer: string, changes: readonly Change[]): string {
  return changes.reduceRight((current, { from, to }) => {
    const inside = current === to || current.startsWith(`${to}/`);
    return inside ? from + current.slice(to.length) : current;
  }, pointer);
}

/** Whether something could be put at a pointer: nothing is there, and nothing but objects on the way. */
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

/** Keys such as "__proto__" stay ordinary keys: `Object.fromEntries` defines, it does not assign. */
const fromEntries = (entries: Iterable<[string, unknown]>) => Object.fromEntries(entries);
