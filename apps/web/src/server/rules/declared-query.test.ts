import { expect, it } from 'vitest';
import { declaredQuery, withOtherQuery } from './declared-query';

it.each<[string, string[], string]>([
  ['', ['from'], ''],
  ['?utm_source=letter&fbclid=1', [], ''],
  ['?utm_source=letter&from=%2Fhome', ['from'], '?from=%2Fhome'],
  ['?b=2&a=1&a=3', ['a', 'b'], '?a=1&b=2'],
  ['?from=', ['from'], '?from='],
  [`?from=${'x'.repeat(2001)}`, ['from'], ''],
  ['?__proto__=1', ['from'], ''],
])('of the query "%s" a page that declares %s is made with "%s"', (search, declared, kept) => {
  expect(declaredQuery(search, declared)).toBe(kept);
});

const url = new URL('https://a.example/gift?utm_source=x&from=1');

it.each([
  ['/gift?from=%2Fback', '/gift?from=%2Fback&utm_source=x'],
  ['/elsewhere?a=1', '/elsewhere?a=1'],
  ['https://b.example/gift', 'https://b.example/gift'],
])('a redirect to %s leads to %s', (location, led) => {
  expect(withOtherQuery(location, url)).toBe(led);
});
