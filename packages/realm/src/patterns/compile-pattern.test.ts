import { describe, expect, it } from 'vitest';
import { compilePattern, LARGEST_PATTERN, MOST_STATES } from './compile-pattern';
import { LONGEST_VALUE, matchesPattern } from './matches-pattern';
import type { Pattern } from './pattern';
import { PatternError } from './pattern-error';

function refusal(source: string): string {
  try {
    compilePattern(source);
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
  throw new Error(`/${source}/ was compiled.`);
}

const matches = (source: string, value: string) => matchesPattern(compilePattern(source), value);

describe('compilePattern', () => {
  it('makes a small program that has each class once', () => {
    expect(compilePattern('[A-Z]{2}\\d+')).toEqual({
      classes: [
        [48, 57],
        [65, 90],
      ],
      states: [['c', 1, 1], ['c', 1, 2], ['c', 0, 3], ['s', 2, 4], ['m']],
    });
  });

  it.each([
    ['a|b', 'a', true],
    ['a|b', 'xa', false],
    ['ab', 'abc', false],
    ['^ab$', 'ab', true],
    ['', '', true],
    ['', 'a', false],
    ['a*?', 'aaa', true],
    ['(?<year>\\d{4})', '2026', true],
    ['.', '💥', true],
    ['..', '💥', false],
    ['.', '\n', false],
    ['[^]', '\n', true],
    ['\\bno\\b.*', 'no one', true],
    ['\\bno\\b.*', 'none', false],
    ["[\\p{L}\\p{M}' -]+", 'José O’Neill', false],
    ["[\\p{L}\\p{M}'’ -]+", 'José O’Neill', true],
    ["[\\p{L}\\p{M}'’ -]+", 'محمد الأمين', true],
    ["[\\p{L}\\p{M}'’ -]+", '山田 太郎', true],
    ['[^0-9<>]+', 'Ana 2', false],
  ])('compiles /%s/ to a pattern whose match of "%s" is %s', (source, value, expected) => {
    expect(matches(source, value)).toBe(expected);
  });

  it.each([
    '\\p{L}',
    '[\\p{L}\\p{M}]',
    '[^\\p{L}]',
    '\\P{L}',
    '\\p{Script=Latin}',
    '\\p{Script_Extensions=Arabic}',
    '\\p{Nd}',
    '[\\p{P}\\p{S}]',
    '\\p{White_Space}',
    '\\p{Cs}',
    '\\p{Any}',
    '\\w',
    '\\W',
    '\\s',
    '[^\\s\\d]',
    '.',
  ])('compiles %s to the characters that it has in JavaScript', (source) => {
    const [ranges = []] = compilePattern(source).classes;
    const native = new RegExp(`^${source}$`, 'u');
    const unassigned = /^\p{Cn}$/u;
    const wrong: string[] = [];
    for (let code = 0, at = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 7) {
      while (at < ranges.length && code > (ranges[at + 1] ?? 0)) at += 2;
      const inside = at < ranges.length && code >= (ranges[at] ?? 0);
      const character = String.fromCodePoint(code);
      if (inside !== native.test(character) && !unassigned.test(character))
        wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('makes programs of few bytes', () => {
    const size = (source: string) => JSON.stringify(compilePattern(source)).length;
    expect(size('[A-Z]{2}\\d{6}')).toBeLessThan(150);
    expect(size('[^0-9<>]+')).toBeLessThan(100);
    expect(size('[\\p{Script=Latin} -]+')).toBeLessThan(500);
    expect(size("[\\p{L}\\p{M}' -]+")).toBeLessThan(LARGEST_PATTERN);
  });

  it.each([
    ['(?=.*\\d).{8,}', /^"\(\?=\.\*\\d\)" looks ahead, .* not allowed: .*Describe the whole value/],
    ['(?!admin).*', /looks ahead/],
    ['.*(?<=x)', /looks back/],
    ['(a)\\1', /^"\\1" refers back to a group, .*Write the allowed/],
    ['(?<q>a)\\k<q>', /refers back/],
    ['(?i:abc)', /^"\(\?i:" .*Write both cases, such as \[Aa\]/],
    ['[\\w--\\d]', /^Operations on sets of characters .* not allowed\. List the allowed/],
    ['\\p{RGI_Emoji}', /sets of characters/],
    ['(abc', /cannot be read: unterminated group\. Close every bracket/],
    ['[abc', /unterminated character class\. Close/],
    ['\\-', /invalid escape\. Write a backslash only before/],
    ['[z-a]', /range out of order in character class\. Write the smaller end/],
    ['a{3,1}', /numbers out of order in {} quantifier\. Write the smaller end/],
    ['*a', /nothing to repeat\. Write a character or a group before/],
    ['\\p{Letters}', /invalid property name\. Write a property/],
    ['a{1,5000}', /too large for a page: counts .* Limit lengths with "size"/],
    ['((a{1,100}){1,100}){1,100}', /too large for a page: counts/],
    ['(((((((){99999}){99999}){99999}){99999}a){9999}){9999}){9999}', /too large/],
    [
      '\\p{Lu}\\p{L}*',
      /its classes have too many ranges .* smaller class, such as \\p{Script=Latin}/,
    ],
  ])('refuses /%s/ in plain words', (source, words) => {
    expect(refusal(source)).toMatch(words);
  });

  it('refuses an expression that is too long to review', () => {
    expect(refusal('a'.repeat(1001))).toMatch(/longer than 1,000 characters/);
  });

  it('refuses too many repetitions', () => {
    expect(matches('(?:){999999999}(()*){1000000}a', 'a')).toBe(true);
  });
});

/** Expressions that are known to hang backtracking matchers, and values that make them hang. */
const CATASTROPHES: readonly [what: string, source: string, hostile: string][] = [
  ['nested repeats', '(a+)+$', 'a'],
  ['nested stars', '(a*)*$', 'a'],
  ['repeats three deep', '((a+)+)+', 'a'],
  ['an ambiguous choice', '(a|aa)+$', 'a'],
  ['a choice of the same', '(a|a?)+$', 'a'],
  ['the same class twice', '([a-zA-Z]+)*', 'a'],
  ['many dots', '(.*a){20}', 'a'],
  ['many dots, more often', '(.*a){60}x', 'a'],
  ['words and dots', '^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
  ['a quadratic trim', '\\s*(.*?)\\s*x', ' '],
  ['numbers in a row', '\\d+\\d+\\d+\\d+x', '1'],
  ['optional letters', 'a?'.repeat(120) + 'a'.repeat(120), 'a'],
  [
    'email of a validator (OWASP)',
    '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
    'a',
  ],
  ['email with nested labels', '^([a-z0-9_.+-])+@(([a-z0-9-])+\\.)+([a-z0-9]{2,4})+$', 'a@a.'],
  ['url with nested paths', '^(https?://)?([\\da-z.-]+)\\.([a-z.]{2,6})([/\\w .-]*)*/?$', 'a.a'],
  ['class name of Java (OWASP)', '^(([a-z])+.)+[A-Z]([a-z])+$', 'aa.'],
  ['quoted strings', '^"(?:[^"\\\\]|\\\\.|[^"])*"$', '\\'],
  ['numbers with a point', '^[-+]?(\\d*\\.?\\d*)*$', '1.'],
  ['date parts (like moment, CVE-2016-4055)', '^([/.\\d]+ ?)+[a-z]+$', '1/'],
  [
    'colours (like CVE-2021-29060)',
    '^hsla?\\(\\s*([+-]?\\d*\\.?\\d+)\\s*,?\\s*(\\d*\\.?\\d*\\s*)+\\)$',
    'hsl(0 ',
  ],
  ['versions (like semver, CVE-2022-25883)', '^\\s*v?(\\d+)(\\s+|\\s*-\\s*)*(\\d+)\\s*$', ' '],
  ['headers (like ws, CVE-2021-32640)', '^ *([^ ]+ *, *)*[^ ]* *$', ' ,'],
  ['user agents (like CVE-2020-7793)', '^(.*)\\s(.*)/(.*)\\s(.*);(.*)$', 'a /'],
  [
    'markdown links (like marked, CVE-2022-21681)',
    '^\\[(?:\\[[^\\]]*\\]|[^[\\]]|\\](?=[^[]*\\]))*\\]$',
    '[',
  ],
  ['file globs (like minimatch, CVE-2022-3517)', '^(?:\\{.*,.*\\})*$', '{,'],
  ['look-alike of a password rule', '^(?=.*[a-z])(?=.*\\d)(([a-z]+)*\\d*)+$', 'a'],
  ['a back reference', '^(a+)+\\1$', 'a'],
];

describe('an expression that hangs backtracking matchers', () => {
  const outcomes = CATASTROPHES.map(([what, source, hostile]) => {
    const value = `${hostile.repeat(LONGEST_VALUE)}`.slice(0, LONGEST_VALUE - 1).concat('!');
    return { what, source, value };
  });

  it.each(outcomes)(
    'is refused, or costs no more than its states times the length: $what',
    ({ source, value }) => {
      const pattern = compiled(source);
      if (!pattern) return;
      expect(pattern.states.length).toBeLessThanOrEqual(MOST_STATES);
      // A state is read when another state leads to it, at most three times, and when it takes a character.
      const { counted, looks } = countingLooks(pattern);
      matchesPattern(counted, value);
      expect(looks()).toBeLessThanOrEqual(3 * pattern.states.length * (value.length + 1));
    },
  );

  it('is refused for unsupported syntax, not for being slow', () => {
    const refused = outcomes.filter(({ source }) => !compiled(source));
    expect(refused.map(({ what }) => what)).toEqual([
      'markdown links (like marked, CVE-2022-21681)',
      'look-alike of a password rule',
      'a back reference',
    ]);
  });
});

function compiled(source: string): Pattern | undefined {
  try {
    return compilePattern(source);
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

/** Wraps a program so that it counts reads of its states: the cost of a match, whatever the machine. */
function countingLooks(pattern: Pattern) {
  let count = 0;
  const states = new Proxy(pattern.states, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count += 1;
      return Reflect.get(target, key);
    },
  });
  return { counted: { ...pattern, states }, looks: () => count };
}
