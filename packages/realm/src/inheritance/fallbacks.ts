import { keysOf } from '../document/pointer';
import { FALLBACKS, type Fallback } from '../generated/inheritance';

interface Shelf {
  fallbacks: readonly Fallback[];
  inside: Map<string, Shelf>;
}

const SHELVES: Shelf = { fallbacks: [], inside: new Map() };
for (const [place, fallbacks] of Object.entries(FALLBACKS)) {
  let shelf = SHELVES;
  for (const key of place.split('/').slice(1)) {
    const next = shelf.inside.get(key) ?? { fallbacks: [], inside: new Map() };
    shelf.inside.set(key, next);
    shelf = next;
  }
  shelf.fallbacks = fallbacks;
}

/** The schema's defaults for a key that is left out; several when the variants of a union differ. */
export function fallbacksAt(pointer: string): readonly Fallback[] {
  let shelf: Shelf | undefined = SHELVES;
  for (const key of keysOf(pointer)) shelf = shelf?.inside.get(key) ?? shelf?.inside.get('*');
  return shelf?.fallbacks ?? [];
}
