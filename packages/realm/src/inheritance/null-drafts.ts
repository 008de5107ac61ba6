import { keysOf, replaceAt } from '../document/pointer';
import type { Draft } from '../findings/draft';

/**
 * Judges nulls that remove nothing. A null removes what is inherited; where nothing is inherited, its key may be unknown, or
 * required and never inherited. Then that is the mistake: the schema's drafts with the null replace those without it.
 * @param uselessRemovals pointers to such nulls
 * @param draftsOf finds the schema's drafts for a value
 */
export function nullDrafts(
  config: unknown,
  uselessRemovals: readonly string[],
  draftsOf: (config: unknown) => Draft[],
): { shape: Draft[]; uselessRemovals: string[] } {
  const without = draftsOf(config);
  // Lists hold the entries of several files: an index in one file is another in the merged list.
  const places = uselessRemovals.filter(
    (pointer) => !keysOf(pointer).some((key) => /^\d+$/.test(key)),
  );
  if (places.length === 0) return { shape: without, uselessRemovals: [...uselessRemovals] };

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
    uselessRemovals: uselessRemovals.filter(
      (place) => !told.some(({ pointer }) => pointer === place),
    ),
  };
}
