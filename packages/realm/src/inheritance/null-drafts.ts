import { keysOf, replaceAt } from '../document/pointer';
import type { Draft } from '../findings/draft';

/**
 * A null takes away what is inherited. Where nothing is, it may stand under a key that there is not, or under one that is
 * never inherited and has to be there: then that is the mistake, and what the schema says of it takes the place of what it
 * says without the null.
 * @param inVain pointers to such nulls
 * @param draftsOf what the schema has against a value
 */
export function nullDrafts(
  config: unknown,
  inVain: readonly string[],
  draftsOf: (config: unknown) => Draft[],
): { shape: Draft[]; inVain: string[] } {
  const without = draftsOf(config);
  // In a list the entries of several files stand together: a place in one file is another in all.
  const places = inVain.filter((pointer) => !keysOf(pointer).some((key) => /^\d+$/.test(key)));
  if (places.length === 0) return { shape: without, inVain: [...inVain] };

  const kept = structuredClone(config);
  for (const place of places) replaceAt(kept, place, null);
  const withNull = draftsOf(kept);
  const isIn = (drafts: readonly Draft[], draft: Draft) =>
    drafts.some(({ pointer, message }) => pointer === draft.pointer && message === draft.message);
  const missing = without.filter((draft) => !isIn(withNull, draft));
  const told = withNull.filter(
    ({ rule, pointer }) =>
      places.includes(pointer) &&
      (rule === 'unknown-key' ||
        missing.some((draft) => draft.pointer === pointer.slice(0, pointer.lastIndexOf('/')))),
  );
  return {
    shape: [...without.filter((draft) => !missing.includes(draft)), ...told],
    inVain: inVain.filter((place) => !told.some(({ pointer }) => pointer === place)),
  };
}
