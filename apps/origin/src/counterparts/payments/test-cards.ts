import type { Behaviour } from './journal';
import { TEST_CARDS } from './protocol';

/** What the issuer of a number does; a code means that it takes none of it. */
export type KnownCard<Behaviour> =
  | { behaviour: Behaviour; brand: string }
  | { error: 'incorrect_cvc' | 'expired_card' };

const visa = (behaviour: Behaviour): KnownCard<Behaviour> => ({ behaviour, brand: 'visa' });

/** The numbers that exist. No other is taken: nobody should type their own card into a sandbox. */
export const KNOWN_CARDS: ReadonlyMap<string, KnownCard<Behaviour>> = new Map([
  [TEST_CARDS.succeeds, visa('succeeds')],
  [TEST_CARDS.declined, visa('declined')],
  [TEST_CARDS.noFunds, visa('noFunds')],
  [TEST_CARDS.alwaysChallenges, visa('alwaysChallenges')],
  [TEST_CARDS.attachesAndFailsLater, visa('attachesAndFailsLater')],
  [TEST_CARDS.challengesOnRenewal, visa('challengesOnRenewal')],
  [TEST_CARDS.refundFails, visa('refundFails')],
  [TEST_CARDS.wrongCvc, { error: 'incorrect_cvc' }],
  [TEST_CARDS.expired, { error: 'expired_card' }],
  ['5555555555554444', { behaviour: 'succeeds', brand: 'mastercard' }],
  ['378282246310005', { behaviour: 'succeeds', brand: 'amex' }],
]);
