import type { Finding } from '@marquee/realm';

/** What differs between two looks at the same files. */
export interface FindingsChange {
  come: Finding[];
  gone: Finding[];
}

/** A finding that only moved to another line is the same. */
const keyOf = ({ rule, file, pointer, message }: Finding): string =>
  JSON.stringify([rule, file, pointer, message]);

export function findingsChange(
  before: readonly Finding[],
  after: readonly Finding[],
): FindingsChange {
  const old = new Set(before.map(keyOf));
  const now = new Set(after.map(keyOf));
  return {
    come: after.filter((finding) => !old.has(keyOf(finding))),
    gone: before.filter((finding) => !now.has(keyOf(finding))),
  };
}
