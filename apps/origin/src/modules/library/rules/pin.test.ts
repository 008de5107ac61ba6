import { expect, it } from 'vitest';
import { asksForPin, isWeakPin, type PinFacts } from './pin';

it.each([
  ['0000', true],
  ['111111', true],
  ['1234', true],
  ['23456', true],
  ['9876', true],
  ['543210', true],
  ['7890', true],
  ['2109', true],
  ['1235', false],
  ['1212', false],
  ['2580', false],
  ['1357', false],
])('isWeakPin says of %s: %s', (pin, weak) => {
  expect(isWeakPin(pin)).toBe(weak);
});

const asked: PinFacts = {
  isRestricted: true,
  isChild: false,
  minimumAge: 16,
  pinFromRating: 16,
  isProved: false,
  isPlaying: false,
};
it.each<[what: string, facts: Partial<PinFacts>, asks: boolean]>([
  ['at the realm’s rating', {}, true],
  ['above it', { minimumAge: 18 }, true],
  ['not below it', { minimumAge: 15 }, false],
  ['not for a title without a rating', { minimumAge: null }, false],
  ['not of an account that is not restricted', { isRestricted: false }, false],
  ['not of a child, whose own limit counts', { isChild: true }, false],
  ['not of a session that has given it of late', { isProved: true }, false],
  ['not of a tab that plays the title already', { isPlaying: true }, false],
])('asksForPin asks %s', (_, facts, asks) => {
  expect(asksForPin({ ...asked, ...facts })).toBe(asks);
});
