import { compilePattern } from '@marquee/realm/patterns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesPattern } from './matches-pattern';

const atom = fc.constantFrom(
  'a',
  'b',
  '1',
  '.',
  '\\d',
  '\\w',
  '\\s',
  '[a-c]',
  '[^a1]',
  '^',
  '$',
  '\\b',
  '\\B',
);
/** Expressions of a dozen parts at most: groups, choices, repetitions. */
const { source } = fc.letrec<{ source: string }>((tie) => ({
  source: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => a + b),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie('source'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '*?'))
      .map(([a, often]) => `(?:${a})${often}`),
  ),
}));
const value = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' ', 'ß'), maxLength: 10 });

it('[1.3-12] matches what the language itself matches', () => {
  fc.assert(
    fc.property(source, fc.array(value, { minLength: 1, maxLength: 8 }), (text, values) => {
      const pattern = compilePattern(text);
      const native = new RegExp(`^(?:${text})$`, 'u');
      for (const one of values)
        expect(matchesPattern(pattern, one), `${text} on "${one}"`).toBe(native.test(one));
    }),
    { numRuns: process.env.FULL ? 10_000 : 500, seed: 20_261_122 },
  );
});

it.each(['(a+)+b', '(a|aa)+b', '(a*)*b', '(?:a?){30}a{30}b', '(\\w+\\s?)*!'])(
  'answers %s at once, whatever it is held against',
  (text) => {
    const started = performance.now();
    expect(matchesPattern(compilePattern(text), 'a'.repeat(2_000))).toBe(false);
    // A matcher that goes back would take longer than the universe has been there.
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);
