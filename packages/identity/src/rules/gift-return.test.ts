import { expect, it } from 'vitest';
import { giftReturn } from './gift-return';

/** A site with some of the pages; a path shows its route and what it is built with. */
const site = (...live: string[]) =>
  ({
    isLive: (name: string) => live.includes(name),
    path: (name: string, params?: object) => `/${name}${params ? JSON.stringify(params) : ''}`,
  }) as Parameters<typeof giftReturn>[0];
const whole = site('redeem', 'giftOne', 'gift');

it.each([
  ['the page to redeem a code', whole, { redeemCode: 'A B' }, '/redeem?redeemCode=A+B'],
  [
    'that page before one of a gift',
    whole,
    { redeemCode: 'AB', giftId: '7' },
    '/redeem?redeemCode=AB',
  ],
  [
    'nothing where no code can be redeemed',
    site('giftOne', 'gift'),
    { redeemCode: 'AB' },
    undefined,
  ],
  ['the page of one gift', whole, { giftId: '7' }, '/giftOne{"giftId":"7"}'],
  ['all gifts where one has no page', site('gift'), { giftId: '7' }, '/gift'],
  ['all gifts where none was chosen', whole, {}, '/gift'],
  ['nothing where there are no gifts', site('giftOne', 'redeem'), {}, undefined],
])('a gift login returns to %s', (_what, given, query, path) => {
  expect(giftReturn(given, query)).toBe(path);
});
