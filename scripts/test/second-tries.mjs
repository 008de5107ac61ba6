import { readFileSync } from 'node:fs';

/** How many causes the list may have, and how many tests of a run may be excused by it. */
export const AT_MOST = 3;

/** Why a test may need a second try: `sign` is in what the first one said, `reason` is why that is no fault of ours. */
export const knownCauses = JSON.parse(
  readFileSync(new URL('./second-tries.json', import.meta.url), 'utf8'),
);

/**
 * Parts what passed only at a second try. A test is excused when its first try shows a known cause, and no more than
 * three are; all others have failed. Each of `repeated` is its name, and in further lines how the first try ended.
 */
export function judgeSecondTries(repeated, causes = knownCauses) {
  const judged = repeated.map((told) => {
    const [name, ...first] = told.split('\n');
    const said = first.join('\n');
    return { told, name, known: causes.find(({ sign }) => new RegExp(sign).test(said)) };
  });
  const withCause = judged.filter(({ known }) => known);
  const excused = withCause.slice(0, AT_MOST);
  return {
    excused: excused.map(({ name, known }) => `${name} (${known.cause}: ${known.reason})`),
    refused: [
      ...judged.filter(({ known }) => !known).map(({ told }) => told),
      ...withCause
        .slice(AT_MOST)
        .map(({ told, known }) => `${told}\n${known.cause}, and more than ${AT_MOST} in one run.`),
    ],
  };
}
