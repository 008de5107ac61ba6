import { describe, expect, it } from 'vitest';
import { showsLanguage, titleBadge } from './title-badges';

it.each([
  ['LIVE', undefined, 'live'],
  ['LIVE', true, 'live'],
  ['UPCOMING', undefined, 'upcoming'],
  ['ENDED', undefined, 'ended'],
  ['REPLAY', true, 'replay'],
  [undefined, true, 'new'],
  [undefined, undefined, null],
] as const)('the badge of a title with state %s and new %s is %s', (state, isNew, badge) => {
  expect(titleBadge({ state, isNew })).toBe(badge);
});

describe('the language of a title', () => {
  it.each([
    ['is worth a badge where a brand speaks several languages', 'en', 3, true],
    ['is worth a badge where it is not the page’s', 'es', 1, true],
    ['is not where everything is in the one language', 'en', 1, false],
    ['is not when a region is the only difference', 'en-GB', 1, false],
    ['cannot be shown when nobody says it', undefined, 3, false],
  ])('%s', (_what, language, locales, shown) => {
    expect(showsLanguage(language, { language: 'en', locales })).toBe(shown);
  });
});
