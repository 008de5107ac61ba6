import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stripeAmount } from './stripe-amount';
import { verifyStripeSignature } from './verify-stripe-signature';

describe('stripeAmount', () => {
  it.each([
    [999, 'EUR', 2, 999],
    [400, 'JPY', 0, 400],
    [40_000, 'JPY', 2, 400],
    [1_250, 'KWD', 3, 1_250],
    [125, 'KWD', 2, 1_250],
    // The last digit of dinars is 0 at Stripe: nothing is rounded that was shown.
    [1_251, 'KWD', 3, null],
    // Written with two digits that are 00.
    [500, 'ISK', 0, 50_000],
    [500, 'UGX', 0, 50_000],
    // Half a yen does not exist.
    [40_050, 'JPY', 2, null],
    [0, 'EUR', 2, 0],
  ])('%i %s with %i digits is %s', (amount, currency, scale, expected) => {
    expect(stripeAmount({ amount, currency, scale })).toBe(expected);
  });
});

describe('verifyStripeSignature', () => {
  const secret = 'whsec_of_a_test';
  const now = new Date('2026-11-29T12:00:00Z');
  const stamp = now.getTime() / 1000;
  const body = '{"id":"evt_1", "type":"payment_intent.succeeded"}';
  const macOf = (at: number, key = secret, of = body) =>
    createHmac('sha256', key).update(`${at}.${of}`).digest('hex');
  const verify = (header: string | undefined, secrets = [secret], given: string | Buffer = body) =>
    verifyStripeSignature({ body: given, header, secrets, now });

  it('accepts what was signed with the whole secret over the bytes that came', () => {
    const header = `t=${stamp},v1=${macOf(stamp)}`;
    expect(verify(header)).toEqual({ valid: true, sentAt: now });
    expect(verify(header, [secret], Buffer.from(body)).valid).toBe(true);
    expect(verify(header, [secret], body.replace(', ', ','))).toMatchObject({
      reason: 'signature',
    });
  });

  it('takes one good v1 among several, no other scheme, and the old secret while it is being replaced', () => {
    const good = macOf(stamp);
    expect(verify(`t=${stamp},v1=${'0'.repeat(64)},v1=${good},v0=abc`).valid).toBe(true);
    expect(verify(`t=${stamp},v0=${good}`)).toMatchObject({ reason: 'headers' });
    expect(verify(`t=${stamp},v1=${good}`, ['whsec_next', secret]).valid).toBe(true);
    expect(verify(`t=${stamp},v1=${good}`, ['whsec_next'])).toMatchObject({ reason: 'signature' });
  });

  it.each([
    [-300, true],
    [300, true],
    [-301, false],
    [301, false],
  ])('signed %i seconds from now it is valid: %s', (seconds, valid) => {
    const at = stamp + seconds;
    expect(verify(`t=${at},v1=${macOf(at)}`).valid).toBe(valid);
  });

  it.each([undefined, '', 't=', `t=${stamp}`, `v1=${macOf(stamp)}`, `t=x,v1=${macOf(stamp)}`])(
    'refuses the header %s',
    (header) => {
      expect(verify(header)).toMatchObject({ valid: false, reason: 'headers' });
    },
  );
});
