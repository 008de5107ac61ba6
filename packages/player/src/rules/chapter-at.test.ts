import { expect, it } from 'vitest';
import { chapterAt } from './chapter-at';

const chapters = [
  { at: 3, label: 'Arrivals' },
  { at: 60, label: 'The opening' },
];

it.each([
  [0, undefined],
  [3, 'Arrivals'],
  [59.9, 'Arrivals'],
  [60, 'The opening'],
  [9000, 'The opening'],
])('at second %s the chapter is %s', (at, name) => {
  expect(chapterAt(chapters, at)?.label).toBe(name);
  expect(chapterAt([], at)).toBeUndefined();
});
