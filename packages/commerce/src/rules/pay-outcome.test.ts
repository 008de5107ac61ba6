import { OriginError, type OriginErrorDetails, type OriginErrorKind } from '@marquee/origin-client';
import { expect, it } from 'vitest';
import { type PayOutcome, payOutcome } from './pay-outcome';

const failed = (kind: OriginErrorKind, details: OriginErrorDetails) =>
  new OriginError(kind, details);

it.each<[string, Error, PayOutcome['is']]>([
  ['a cut', failed('offline', { code: 'OFFLINE' }), 'unknown'],
  ['a timeout', failed('timeout', { code: 'TIMEOUT' }), 'unknown'],
  ['a broken answer', failed('malformed', { code: 'MALFORMED', status: 200 }), 'unknown'],
  ['a 500', failed('http', { code: 'INTERNAL_ERROR', status: 500 }), 'unknown'],
  ['a 503', failed('http', { code: 'HTTP_503', status: 503 }), 'unknown'],
  ['a call that still runs', failed('http', { code: 'KEY_IN_USE', status: 409 }), 'unknown'],
  ['too many calls', failed('http', { code: 'TOO_MANY_REQUESTS', status: 429 }), 'unknown'],
  ['an end of the session', failed('http', { code: 'TOKEN_EXPIRED', status: 401 }), 'unknown'],
  ['an error of ours', new Error('oops'), 'unknown'],
  ['a declined card', failed('http', { code: 'card_declined', status: 402 }), 'refused'],
  ['a refusal by age', failed('http', { code: 'KID_PURCHASE_DENIED', status: 403 }), 'refused'],
  ['open terms', failed('settle', { code: 'CONSENT_REQUIRED', status: 428 }), 'refused'],
  ['a key of another request', failed('http', { code: 'KEY_REUSED', status: 422 }), 'refused'],
])('after %s the outcome is %3$s', (_, error, is) => {
  expect(payOutcome(error).is).toBe(is);
});

it('another attempt that is under way is followed', () => {
  const error = failed('http', {
    code: 'ORDER_UNDER_WAY',
    status: 409,
    details: { orderId: 'o1' },
  });
  expect(payOutcome(error)).toEqual({ is: 'underWay', orderId: 'o1' });
});

it('[2.4-07] [2.8-10] BASKET_REQUIREMENTS_FAILED (424) asks for the missing fields', () => {
  const error = failed('settle', {
    code: 'BASKET_REQUIREMENTS_FAILED',
    status: 424,
    details: { missingFields: ['taxNumber', 7] },
  });
  expect(payOutcome(error)).toEqual({ is: 'detailsMissing', fields: ['taxNumber'] });
});

it('[2.4-08] 409 with the message freeTrialDenied is the path without a trial', () => {
  const error = failed('http', {
    code: 'FREE_TRIAL_DENIED',
    status: 409,
    messages: ['freeTrialDenied'],
  });
  expect(payOutcome(error)).toEqual({ is: 'noTrial' });
});

it('a changed price comes with the basket, or without when that is none', () => {
  const basket = { version: 4, today: {}, basketItems: [] };
  const error = (value: unknown) =>
    failed('http', {
      code: 'PRICE_CHANGED',
      status: 409,
      details: JSON.parse(JSON.stringify({ basket: value })),
    });
  expect(payOutcome(error(basket))).toEqual({ is: 'priceChanged', basket });
  expect(payOutcome(error('nonsense'))).toEqual({ is: 'priceChanged', basket: undefined });
});
