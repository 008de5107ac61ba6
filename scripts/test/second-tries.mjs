import { readFileSync } from 'node:fs';

/** How many causes the list may have, and how many tests of a run may be excused by it. */
export const AT_MOST = 3;

/**
 * Why a test may need a second try: `sign` is in what the first one said, `reason` is why that is no fault of ours.
 * @typedef {{ cause: string, sign: string, reason: string }} Cause
 */

/** @type {Cause[]} */
export const knownCauses = JSON.parse(
  readFileSync(new URL('./second-tries.json', import.meta.url), 'utf8'),
);

/**
 * Parts what passed only at a second try. A test is excused when its first try shows a known cause, and no more than
 * three are; all others have failed. Each of `repeated` is its name, and in further lines how the first try ended.
 * @param {string[]} repeated
 * @param {Cause[]} [causes]
 */
export function judgeSecondTries(repeated, causes = knownCauses) {
  /** @type {string[]} */
  const excused = [];
  /** @type {string[]} */
  const unexplained = [];
  /** @type {string[]} */
  const tooMany = [];
  for (const told of repeated) {
    const [name, ...first] = told.split('\n');
    const said = first.join('\n');
    const known = causes.find(({ sign }) => new RegExp(sign).test(said));
    if (!known) unexplained.push(told);
    else if (excused.length < AT_MOST) excused.push(`${name} (${known.cause}: ${known.reason})`);
    else tooMany.push(`${told}\n${known.cause}, and more than ${AT_MOST} in one run.`);
  }
  return { excused, refused: [...unexplained, ...tooMany] };
}
