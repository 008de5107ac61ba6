import type { Finding } from '@marquee/realm';

/** The findings that an operator has seen while editing, after several checks of the same files. */
export interface Told {
  /** The findings of the last check. */
  shown: readonly Finding[];
  /**
   * Earlier findings that may still hold, because an error stops the check of a realm early. Each with the errors that
   * there were when it was last seen.
   */
  hidden: readonly { finding: Finding; errors: ReadonlySet<string> }[];
}

export const firstTold = (shown: readonly Finding[]): Told => ({ shown, hidden: [] });

/** The difference of a check from the one before: new findings, corrected ones, and what to remember for the next check. */
export interface FindingsChange {
  come: Finding[];
  mended: Finding[];
  told: Told;
}

/** The identity of a finding; one that only moved to another line stays the same. */
const keyOf = ({ rule, file, pointer, message }: Finding): string =>
  JSON.stringify([rule, file, pointer, message]);

const placeOf = ({ file, pointer }: Finding): string => JSON.stringify([file, pointer]);

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** The folder of the realm that a finding is in. */
const folderOf = ({ file }: Finding): string =>
  file.replace(/^(.*)[\\/](?:realm\.json|(?:labels|assets)[\\/].*)$/, '$1');

export function findingsChange({ shown, hidden }: Told, after: readonly Finding[]): FindingsChange {
  const known = new Set([...shown, ...hidden.map(({ finding }) => finding)].map(keyOf));
  const come = after.filter((finding) => !known.has(keyOf(finding)));
  const now = new Set(after.map(keyOf));
  const errors = new Set(shown.filter(isError).map(keyOf));
  const gone = [...hidden, ...shown.map((finding) => ({ finding, errors }))].filter(
    ({ finding }) => !now.has(keyOf(finding)),
  );
  const mayHide = ({ finding, errors }: (typeof gone)[number]) =>
    after.some(
      (other) =>
        isError(other) && !errors.has(keyOf(other)) && folderOf(other) === folderOf(finding),
    );
  // A finding that was replaced by another at the same place is neither corrected nor hidden.
  const taken = new Set(come.map(placeOf));
  const left = gone.filter(({ finding }) => !taken.has(placeOf(finding)));
  return {
    come,
    mended: left.filter((one) => !mayHide(one)).map(({ finding }) => finding),
    told: { shown: after, hidden: left.filter(mayHide) },
  };
}
