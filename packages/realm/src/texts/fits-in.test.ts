import { expect, it, vi } from 'vitest';
import { fitsIn } from './fits-in';

it.each([
  ['', 0, true],
  ['Zoë😀😀😀😀😀', 8, true],
  ['Zoë😀😀😀😀😀', 7, false],
  // A family, a flag, a letter with an accent of its own, a syllable of Hindi.
  ['👨‍👩‍👧‍👦🇵🇹e\u0301नि', 4, true],
  ['👨‍👩‍👧‍👦🇵🇹e\u0301नि', 3, false],
  ['abc', 2, false],
])('fitsIn answers whether %s has at most %i characters: %s', (text, most, fits) => {
  expect(fitsIn(text, most)).toBe(fits);
});

it('fitsIn counts code points in a browser without a segmenter', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(fitsIn('Zoë😀😀😀😀😀', 8)).toBe(true);
  expect(fitsIn('Zoë😀😀😀😀😀', 7)).toBe(false);
});
