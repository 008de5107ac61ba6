import { expect, it } from 'vitest';
import { DEFAULT_RATING, ratingChoices } from './profile-ratings';

it('ratingChoices has the age that a profile has, in its place and once', () => {
  expect(ratingChoices(DEFAULT_RATING)).toEqual([0, 6, 9, 11, 13, 15, 17]);
  expect(ratingChoices(7)).toEqual([0, 6, 7, 9, 11, 13, 15, 17]);
});
