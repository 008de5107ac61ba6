import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compilePattern } from './compile-pattern';
import { matchesPattern } from './matches-pattern';
import { PatternError } from './pattern-error';

const RUNS = process.env.FULL ? 20_000 : 100;
// The full number of runs takes a minute of processor time, and much longer on a busy machine.
if (process.env.FULL) vi.setConfig({ testTimeout: 1_800_000 });

/** Few characters, so that inputs often match: with the ends of classes, line ends, and one character of two units. */
const ALPHABET = [
  'a',
  'b',
  'z',
  'A',
  '0',
  '9',
  '_',
  '-',
  ' ',
  '\n',
  '\u2028',
  'é',
  'ß',
  'ق',
  '中',
  '💥',
  '\ud83d',
  '\ufeff',
];

const atom = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'z', '0', '-', ' ', 'é', '💥') },
  {
    weight: 3,
    // biome-ignore format: a list
    arbitrary: fc.constantFrom('.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\n', '\\u{1f4a5}', '\\x61', '\\cJ', '\\.'),
  },
  {
    weight: 3,
    // biome-ignore format: a list
    arbitrary: fc.constantFrom('[ab]', '[^ab]', '[a-z]', '[^a-z\\d]', '[]', '[^]', '[\\w-]', '[\\s\\S]', '[é-💥]', '[^\\W_]', '[\\b-]'),
  },
  {
    weight: 1,
    // biome-ignore format: a list
    arbitrary: fc.constantFrom('\\p{Script=Arabic}', '\\P{ASCII}', '[\\p{Script=Latin}\\d]', '[^\\p{Script=Han}]', '\\p{Cs}'),
  },
  { weight: 1, arbitrary: fc.constantFrom('^', '$', '\\b', '\\B', '(?:)', '()') },
);

const quantifier = fc.constantFrom(
  '*',
  '+',
  '?',
  '{2}',
  '{0}',
  '{1,2}',
  '{0,2}',
  '{2,}',
  '{0,}',
  '*?',
  '+?',
  '??',
  '{1,2}?',
);

const { pattern } = fc.letrec<{ pattern: string; sequence: string; piece: string; group: string }>(
  (tie) => ({
    pattern: fc
      .array(tie('sequence'), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('|')),
    sequence: fc.array(tie('piece'), { maxLength: 4 }).map((parts) => parts.join('')),
    piece: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      atom,
      fc.tuple(atom, quantifier).map(([one, times]) => (isAssertion(one) ? one : one + times)),
      tie('group'),
    ),
    group: fc
      .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), fc.oneof(fc.constant(''), quantifier))
      .map(([open, inside, times]) => `${open}${inside})${times}`),
  }),
);

const isAssertion = (source: string) => ['^', '$', '\\b', '\\B'].includes(source);

const value = fc
  .array(fc.constantFrom(...ALPHABET), { maxLength: 7 })
  .map((parts) => parts.join(''));

describe('a compiled pattern', () => {
  it('matches exactly the values that the whole expression matches in JavaScript', () => {
    const seen = { taken: 0, refused: 0, tooLarge: 0 };
    fc.assert(
      fc.property(pattern, fc.array(value, { minLength: 6, maxLength: 6 }), (source, values) => {
        const native = new RegExp(`^(?:${source})$`, 'u');
        let compiled: ReturnType<typeof compilePattern>;
        try {
          compiled = compilePattern(source);
        } catch (error) {
          if (!(error instanceof PatternError)) throw error;
          expect(error.message).toMatch(/too large|longer than/);
          seen.tooLarge += 1;
          return;
        }
        for (const text of values) {
          const expected = native.test(text);
          seen[expected ? 'taken' : 'refused'] += 1;
          if (matchesPattern(compiled, text) !== expected) {
            throw new Error(
              `/${source}/u and ${JSON.stringify(text)}: ${String(expected)} in JavaScript.`,
            );
          }
        }
      }),
      { numRuns: RUNS },
    );
    // The comparison would prove nothing if nearly all answers were the same.
    expect(seen.taken).toBeGreaterThan(RUNS / 3);
    expect(seen.refused).toBeGreaterThan(RUNS);
    expect(seen.tooLarge).toBeLessThan(RUNS / 10);
  });

  it('compiles from any text, or is refused with a message', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), regexNoise), (source) => {
        try {
          const { states, classes } = compilePattern(source);
          expect(states.length).toBeLessThanOrEqual(1000);
          for (const [kind, ...rest] of states) {
            const [first = 0, ...next] = rest;
            if (kind === 'c') expect(first).toBeLessThan(classes.length);
            for (const state of kind === 'c' ? next : rest)
              expect(state).toBeLessThan(states.length);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(PatternError);
          expect(String(error)).toMatch(/\. .+\.$/);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

// biome-ignore format: a list
const regexNoise = fc
  .array(fc.constantFrom('(', ')', '[', ']', '{', '}', '*', '+', '?', '|', '^', '$', '\\', '-', ',', '1', '9', 'a', 'p', 'k', '<', '>', '=', '!', ':', 'i', '.', '&&', '--', '\\q', '\\p{L}', '(?', '{2,3}'), { maxLength: 14 })
  .map((parts) => parts.join(''));
