import { expect, it } from 'vitest';
import { parseUrl } from './parse-url';

it('parseUrl accepts an address with a letter such as ü, however often it is called', () => {
  for (let times = 0; times < 20_000; times += 1)
    expect(parseUrl('https://m\u00fcnchen.example/api')?.hostname).toBe('xn--mnchen-3ya.example');
  expect(parseUrl('https://[')).toBeUndefined();
  expect(parseUrl('/api', 'https://a.example')?.href).toBe('https://a.example/api');
});
