import { expect, it } from 'vitest';
import { basket } from '../testing/samples';
import { laterCharge, nothingIsDue } from './what-is-due';

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });
const at = '2026-12-06T12:00:00Z';

it.each([
  ['a price today', basket(), false],
  ['a trial', basket({ today: eur(0), later: { at, amount: eur(999) } }), false],
  ['a voucher for every charge', basket({ today: eur(0), later: { at, amount: eur(0) } }), true],
  ['a voucher for the only charge', basket({ today: eur(0) }), true],
  ['a payment to confirm', basket({ today: eur(0), unconfirmed: true }), false],
])('[2.4-09] with %s nothing is due: %3$s', (_, now, is) => {
  expect(nothingIsDue(now)).toBe(is);
});

it('a later charge of nothing is none', () => {
  expect(laterCharge({ today: eur(0), later: { at, amount: eur(0) } })).toBeUndefined();
  expect(laterCharge({ today: eur(0), later: { at, amount: eur(5) } })?.amount).toEqual(eur(5));
});
