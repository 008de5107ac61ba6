import type { Position } from '../document/document';
import { childPointer, isRecord, keysOf } from '../document/pointer';
import type { Realm } from '../realm';
import { fallbacksAt } from './fallbacks';
import type { Inherited } from './inherit';

/** A value, and what gave it: a place in a file, or a default. */
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

/** Where each value of a merged file stands. */
export function explain(inherited: Inherited): Explained[] {
  return leavesOf(inherited.value, '').map(({ pointer, value }) => ({
    pointer,
    value,
    from: placeOf(inherited, pointer),
  }));
}

/** What gave each value of the realm that came of it. */
export function explainRealm(realm: Realm, inherited: Inherited): Explained[] {
  return leavesOf(realm, '').map(({ pointer, value }) => ({
    pointer,
    value,
    from: pointer === '/id' ? { default: 'the name of the folder' } : originOf(pointer, inherited),
  }));
}

/** The place of a value in the file that gave it. */
export function placeOf(inherited: Inherited, pointer: string): Place {
  const { file, document } = inherited.layerAt(pointer);
  const inFile = inherited.pointerInFile(pointer);
  return { file, ...document.locate(inFile, 'value'), pointer: inFile };
}

/** Follows a pointer into the merged file as far as it goes: what is made of a value stands where the value does. */
function originOf(pointer: string, inherited: Inherited): Explained['from'] {
  let [value, at] = [inherited.value, ''];
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null) break;
    // A pattern is what a regular expression became.
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

/** Every value that holds no other; a compiled expression is one. */
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
