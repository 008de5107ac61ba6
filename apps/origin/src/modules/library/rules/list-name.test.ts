import { expect, it } from 'vitest';
import { graphemesIn, nameKey, readName } from './list-name';

it.each([
  ['', 0],
  ['abc', 3],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦🇧🇷', 2],
  ['نور', 3],
])('graphemesIn counts %s as a reader does: %s', (text, count) => {
  expect(graphemesIn(text)).toBe(count);
});

it.each([
  [' Weekend ', { name: 'Weekend' }],
  ['<b>&amp;', { name: '<b>&amp;' }],
  ['🎬', { name: '🎬' }],
  ['x'.repeat(60), { name: 'x'.repeat(60) }],
  ['x'.repeat(61), { refused: 'must not have more than 60 characters.' }],
  ['\u2003', { refused: 'must have a character that is seen.' }],
  ['\u200d\u200b', { refused: 'must have a character that is seen.' }],
  ['\u0301', { refused: 'must have a character that is seen.' }],
  ['a\tb', { refused: 'must not have control characters.' }],
  ['a\u202eb', { refused: 'must not have control characters.' }],
])('readName reads %j: %j', (text, read) => {
  expect(readName(text, 60)).toEqual(read);
});

it.each([
  ['Weekend', 'WEEKEND', true],
  ['Weekend', 'Week  end', false],
  ['Week end', 'week \u00a0end', true],
  ['café', 'cafe\u0301', true],
  ['ＡＢＣ', 'abc', true],
  ['cafe', 'café', false],
])('nameKey of %s and %s is one: %s', (one, other, same) => {
  expect(nameKey(one) === nameKey(other)).toBe(same);
});
