import type { Finding } from '@marquee/realm';

/** What somebody who edits has been told, look after look at the same files. */
export interface Told {
  /** What the last look found. */
  shown: readonly Finding[];
  /**
   * What was found earlier and may still be so: an error keeps a realm from being looked at to the end. With the errors that
   * there were when it was last seen.
   */
  hidden: readonly { finding: Finding; errors: ReadonlySet<string> }[];
}

export const firstTold = (shown: readonly Finding[]): Told => ({ shown, hidden: [] });

/** What is new at a look, what is mended since the one before, and what is to be remembered for the next. */
export interface FindingsChange {
  come: Finding[];
  mended: Finding[];
  told: Told;
}

/** A finding that only moved to another line is the same. */
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
  // What is wrong in another way at the same place is neither mended nor hidden.
  const taken = new Set(come.map(placeOf));
  const left = gone.filter(({ finding }) => !taken.has(placeOf(finding)));
  return {
    come,
    mended: left.filter((one) => !mayHide(one)).map(({ finding }) => finding),
    told: { shown: after, hidden: left.filter(mayHide) },
  };
}
