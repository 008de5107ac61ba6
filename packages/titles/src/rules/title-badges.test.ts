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

it.each([
  ['UPCOMING', 'MOVED', 'moved'],
  ['LIVE', 'MOVED', 'live'],
  ['REPLAY', 'MOVED', 'replay'],
  ['UPCOMING', 'POSTPONED', 'postponed'],
  ['UPCOMING', 'CANCELLED', 'cancelled'],
  ['ENDED', 'CANCELLED', 'cancelled'],
] as const)('the badge of an event with state %s that was %s is %s', (state, timing, badge) => {
  expect(titleBadge({ state, timing })).toBe(badge);
});

describe('the language badge of a title', () => {
  it.each([
    ['is shown where a brand has several languages', 'en', 3, true],
    ['is shown where the language is not the page’s', 'es', 1, true],
    ['is not shown where everything is in one language', 'en', 1, false],
    ['is not shown when a region is the only difference', 'en-GB', 1, false],
    ['is not shown when the language is unknown', undefined, 3, false],
  ])('%s', (_what, language, locales, shown) => {
    expect(showsLanguage(language, { language: 'en', locales })).toBe(shown);
  });
});
