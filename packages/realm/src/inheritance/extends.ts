import type { Document } from '../document/document';
import { childPointer, isRecord } from '../document/pointer';

/** One name in `extends`, and its place. */
export interface Reference {
  name: string;
  pointer: string;
}

/** Lists what a file extends, in order; entries that are not texts are left to the schema. */
export function extendsOf(document: Document): Reference[] {
  const named = isRecord(document.value) ? document.value.extends : undefined;
  const pointer = '/extends';
  if (typeof named === 'string') return [{ name: named, pointer }];
  if (!Array.isArray(named)) return [];
  return named.flatMap((name: unknown, index) =>
    typeof name === 'string' ? [{ name, pointer: childPointer(pointer, index) }] : [],
  );
}
