import type { Position } from '../document/document';
import { childPointer, isRecord, keysOf } from '../document/pointer';
import type { Realm } from '../realm';
import { fallbacksAt } from './fallbacks';
import type { Inherited } from './inherit';

/** A value and its source: a place in a file, or a default. */
export interface Explained {
  pointer: string;
  value: unknown;
  from: Place | { default: string };
}

export interface Place extends Position {
  file: string;
  /** In the file. */
  pointer: string;
}

/** Explains where each value of a merged file comes from. */
export function explain(inherited: Inherited): Explained[] {
  return leavesOf(inherited.value, '').map(({ pointer, value }) => ({
    pointer,
    value,
    from: placeOf(inherited, pointer),
  }));
}

/** Explains where each value of the resolved realm comes from. */
export function explainRealm(realm: Realm, inherited: Inherited): Explained[] {
  return leavesOf(realm, '').map(({ pointer, value }) => ({
    pointer,
    value,
    from: pointer === '/id' ? { default: 'the name of the folder' } : originOf(pointer, inherited),
  }));
}

/** Finds the place of a value in the file that it comes from. */
export function placeOf(inherited: Inherited, pointer: string): Place {
  const { file, document } = inherited.layerAt(pointer);
  const inFile = inherited.pointerInFile(pointer);
  return { file, ...document.locate(inFile, 'value'), pointer: inFile };
}

/** Follows a pointer into the merged file as far as possible: a resolved value has the place of the value it was made from. */
function originOf(pointer: string, inherited: Inherited): Explained['from'] {
  let [value, at] = [inherited.value, ''];
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null) break;
    // A `pattern` was compiled from a `regex`.
    const name = key === 'pattern' && Object.hasOwn(value, 'regex') ? 'regex' : key;
    at = childPointer(at, name);
    const member = Object.getOwnPropertyDescriptor(value, name);
    if (!member) return { default: wordsFor(pointer) };
    value = member.value;
  }
  return placeOf(inherited, at);
}

function wordsFor(pointer: string): string {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const [fallback] = fallbacksAt(at);
    if (fallback) return fallback.words ?? 'the schema';
  }
  return 'the product';
}

/** Lists every value without values inside; a compiled pattern counts as one value. */
function leavesOf(value: unknown, pointer: string): { pointer: string; value: unknown }[] {
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value) && !isPattern(value)
      ? Object.entries(value)
      : [];
  if (members.length === 0) return [{ pointer, value }];
  return members.flatMap(([key, member]) => leavesOf(member, childPointer(pointer, key)));
}

const isPattern = (value: Record<string, unknown>): boolean =>
  Array.isArray(value.classes) && Array.isArray(value.states);
