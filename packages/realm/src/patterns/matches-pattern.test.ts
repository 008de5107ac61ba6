import { describe, expect, it } from 'vitest';
import { matchesPattern } from './matches-pattern';
import type { Pattern } from './pattern';

const digit = [48, 57];
const letter = [65, 90, 97, 122];

/** `\d{2}|[A-Za-z]+` */
const either: Pattern = {
  classes: [digit, letter],
  states: [['s', 1, 4], ['c', 0, 2], ['c', 0, 3], ['m'], ['c', 1, 5], ['s', 4, 3]],
};
/** `(a*)*b`, for which a backtracking matcher needs ages. */
const nested: Pattern = {
  classes: [
    [97, 97],
    [98, 98],
  ],
  states: [['s', 1, 3], ['s', 2, 0], ['c', 0, 1], ['c', 1, 4], ['m']],
};
/** `^\w+\b$`, and an assertion that holds away from a word boundary. */
const bounded: Pattern = {
  classes: [letter],
  states: [['^', 1], ['c', 0, 2], ['s', 1, 3], ['b', 4], ['$', 5], ['m']],
};
const inside: Pattern = {
  classes: [letter],
  states: [['c', 0, 1], ['B', 2], ['c', 0, 3], ['m']],
};
/** `.` */
const any: Pattern = { classes: [[0, 0x10ffff]], states: [['c', 0, 1], ['m']] };

describe('[1.3-12] matchesPattern', () => {
  it.each([
    [either, '12', true],
    [either, '1', false],
    [either, '123', false],
    [either, 'ab', true],
    [either, '1a', false],
    [either, '', false],
    [nested, 'b', true],
    [nested, 'aaab', true],
    [nested, 'aaac', false],
    [bounded, 'abc', true],
    [bounded, 'ab c', false],
    [inside, 'ab', true],
    [inside, 'a', false],
    [any, '💡', true],
    [any, 'ab', false],
  ])('answers %# for %o and %s: %s', (pattern, value, matches) => {
    expect(matchesPattern(pattern, value)).toBe(matches);
  });

  it('matches only the whole value, and nothing with an empty program', () => {
    expect(matchesPattern({ classes: [], states: [['m']] }, '')).toBe(true);
    expect(matchesPattern({ classes: [], states: [] }, '')).toBe(false);
  });

  it('enters a loop of states only once a step', () => {
    expect(matchesPattern({ classes: [], states: [['s', 0, 0]] }, 'a')).toBe(false);
  });

  it('needs steps in proportion to the length of the value', () => {
    let steps = 0;
    const counted: Pattern = {
      ...nested,
      states: new Proxy(nested.states, {
        get: (states, key) => {
          steps += 1;
          return Reflect.get(states, key);
        },
      }),
    };
    const stepsFor = (length: number) => {
      steps = 0;
      matchesPattern(counted, 'a'.repeat(length));
      return steps;
    };
    expect(stepsFor(2000)).toBeLessThan(11 * stepsFor(200));
  });
});
