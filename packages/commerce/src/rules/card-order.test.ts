import { expect, it } from 'vitest';
import { cardOrder, masked } from './card-order';

it('[2.3-21] the default card comes first, and the others keep their order', () => {
  const cards = ['a', 'b', 'c', 'd'].map((cardId) => ({ cardId, default: cardId === 'c' }));
  expect(cardOrder(cards).map(({ cardId }) => cardId)).toEqual(['c', 'a', 'b', 'd']);
  expect(cards[0]?.cardId).toBe('a');
});

it('[2.3-22] a mobile card is masked but for its last two digits', () => {
  expect(masked({ paymentMethodType: 'mobile', last4Digits: '4417' })).toBe('••••• ••17');
  expect(masked({ paymentMethodType: 'card', last4Digits: '4242' })).toBe('•••• 4242');
});
