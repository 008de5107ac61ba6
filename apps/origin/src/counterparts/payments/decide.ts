import type { Behaviour } from './journal';
import type { ChargeRequest, ChargeStatus, DeclineFacts } from './protocol';

export interface Decision {
  status: ChargeStatus;
  decline?: DeclineFacts;
}

const declined = (reason: string, message: string): Decision => ({
  status: 'declined',
  decline: { code: 'card_declined', reason, message },
});

export const NO_FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.');
export const GENERIC = declined('generic_decline', 'Your card was declined.');
export const REFUSED_CHALLENGE: Decision = {
  status: 'declined',
  decline: {
    code: 'authentication_failed',
    reason: 'authentication_failed',
    message: 'Your bank could not confirm that it is you. Try again or use another card.',
  },
};
/** What the issuer would ask, and nobody is there to answer. */
const NOBODY_THERE: Decision = {
  status: 'declined',
  decline: {
    code: 'authentication_required',
    reason: 'authentication_required',
    message: 'Your bank has to confirm this payment.',
  },
};
export const UNKNOWN_DETAILS: Decision = {
  status: 'declined',
  decline: {
    code: 'details_unknown',
    reason: 'details_unknown',
    message: 'This card is no longer stored. Enter it again.',
  },
};
export const REFUSED_PAYMENT: Decision = {
  status: 'declined',
  decline: {
    code: 'payment_refused',
    reason: 'payment_refused',
    message: 'The payment was refused at your bank.',
  },
};

/** Decides what a card's issuer says to a charge; an amount of 0 only checks the card. */
export function decide(
  behaviour: Behaviour,
  { amount, offSession = false }: Pick<ChargeRequest, 'amount' | 'offSession'>,
): Decision {
  const challenge: Decision = offSession ? NOBODY_THERE : { status: 'requires_action' };
  const success: Decision = { status: 'succeeded' };
  switch (behaviour) {
    case 'succeeds':
    case 'refundFails':
      return success;
    case 'declined':
      return GENERIC;
    case 'noFunds':
      return amount > 0 ? NO_FUNDS : success;
    case 'attachesAndFailsLater':
      return amount > 0 ? GENERIC : success;
    case 'alwaysChallenges':
      return challenge;
    case 'challengesOnRenewal':
      return offSession ? challenge : success;
  }
}
