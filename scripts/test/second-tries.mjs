import { readFileSync } from 'node:fs';

/** The largest number of causes in the list, and of tests of a run that it may excuse. */
export const AT_MOST = 3;

/**
 * A cause for a second try: `sign` is a part of the first try's message, `reason` says why it is no fault of our code.
 * @typedef {{ cause: string, sign: string, reason: string }} Cause
 */

/** @type {Cause[]} */
export const knownCauses = JSON.parse(
  readFileSync(new URL('./second-tries.json', import.meta.url), 'utf8'),
);

/**
 * Sorts tests that passed only at the second try. A test is excused when its first try shows a known cause, and at most
 * three are; all others count as failed. Each entry of `repeated` has the test's name, and on further lines how the first try ended.
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
