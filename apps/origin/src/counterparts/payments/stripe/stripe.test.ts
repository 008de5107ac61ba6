import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STRIPE_TEST_CARDS as CARDS, stripeBuyers } from '../../../testing/stripe-buyers';
import { type Counterparts, startCounterparts } from '../../counterparts';
import { localFetch } from '../../local-fetch';

let counterparts: Counterparts;
let at: ReturnType<typeof stripeBuyers>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  at = stripeBuyers(
    () => {
      throw new Error('There is no origin here.');
    },
    () => counterparts,
  );
});
afterAll(() => counterparts.close());

const PAYMENT = { amount: '999', currency: 'eur', 'payment_method_types[]': 'card' };
const make = async (form: Record<string, string> = PAYMENT) =>
  (await at.stripe('POST', 'payment_intents', form)).body;

describe('the stand-in for Stripe answers as its documentation says', () => {
  it.each([
    [{ ...PAYMENT, colour: 'red' }, 'parameter_unknown', 'colour'],
    [{ currency: 'eur' }, 'parameter_missing', 'amount'],
    [{ ...PAYMENT, amount: '9.99' }, 'parameter_invalid_integer', 'amount'],
    [{ ...PAYMENT, amount: '49' }, 'amount_too_small', 'amount'],
    [{ ...PAYMENT, currency: 'EUR' }, undefined, 'currency'],
    [{ ...PAYMENT, currency: 'kwd', amount: '1251' }, undefined, 'amount'],
    [{ ...PAYMENT, customer: 'cus_none' }, 'resource_missing', 'customer'],
  ])('refuses the parameters %j', async (form, code, param) => {
    const { status, body } = await at.stripe('POST', 'payment_intents', form);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param });
    expect(body.error.code).toBe(code);
  });

  it('asks for a key, and lets a page see and confirm the intent alone whose secret it has', async () => {
    expect((await at.stripe('POST', 'payment_intents', PAYMENT, { as: 'nobody' })).status).toBe(
      401,
    );
    expect((await at.stripe('POST', 'payment_intents', PAYMENT, { as: 'page' })).status).toBe(403);
    const { id, client_secret } = await make();
    const asPage = (form: Record<string, string>) =>
      at.stripe('GET', `payment_intents/${id}`, form, { as: 'page' });
    expect((await asPage({})).status).toBe(400);
    expect((await asPage({ client_secret: 'wrong' })).status).toBe(400);
    expect((await asPage({ client_secret })).body).toMatchObject({
      id,
      status: 'requires_payment_method',
    });
    expect(
      (await at.stripe('POST', `payment_intents/${id}/cancel`, { client_secret }, { as: 'page' }))
        .status,
    ).toBe(403);
  });

  it('gives the first answer again for its key, also a decline, and refuses the key for another request', async () => {
    const key = randomUUID();
    const first = await at.stripe('POST', 'payment_intents', PAYMENT, { key });
    const again = await at.stripe('POST', 'payment_intents', PAYMENT, { key });
    expect([first.replayed, again.replayed]).toEqual([false, true]);
    expect(again.body).toEqual(first.body);
    const other = await at.stripe(
      'POST',
      'payment_intents',
      { ...PAYMENT, amount: '998' },
      { key },
    );
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
    const form = { confirmation_token: await at.enterCard(CARDS.declined) };
    const path = `payment_intents/${first.body.id}/confirm`;
    const declined = await at.stripe('POST', path, form, { key: `${key}:confirm` });
    expect([declined.status, declined.body.error]).toMatchObject([
      402,
      {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        payment_intent: { status: 'requires_payment_method' },
      },
    ]);
    const replayed = await at.stripe('POST', path, form, { key: `${key}:confirm` });
    expect([replayed.status, replayed.replayed, replayed.body]).toEqual([402, true, declined.body]);
    // What was not understood is not kept for the key.
    const wrong = randomUUID();
    await at.stripe('POST', 'payment_intents', { ...PAYMENT, colour: 'red' }, { key: wrong });
    expect((await at.stripe('POST', 'payment_intents', PAYMENT, { key: wrong })).status).toBe(200);
  });

  it('keeps an error of its own for its key too, and may have acted', async () => {
    const { id } = (await at.stripe('POST', 'customers', { 'metadata[viewer]': 'viewer-500' }))
      .body;
    const intent = await make({ ...PAYMENT, customer: id });
    const form = { confirmation_token: await at.enterCard(CARDS.succeeds) };
    await at.ask('PUT', '/control', { customer: 'viewer-500', charge: 'error' });
    const confirm = () =>
      at.stripe('POST', `payment_intents/${intent.id}/confirm`, form, { key: 'key-500' });
    const [first, again] = [await confirm(), await confirm()];
    expect([first.status, again.status, again.replayed]).toEqual([500, 500, true]);
    expect(again.body.error.type).toBe('api_error');
    const { body } = await at.stripe('GET', `payment_intents/${intent.id}`);
    expect(body.status).toBe('succeeded');
  });

  it('confirms an intent once, and takes a token once', async () => {
    const token = await at.enterCard(CARDS.succeeds);
    const { id } = await make();
    const confirm = (intent: string, form: Record<string, string>) =>
      at.stripe('POST', `payment_intents/${intent}/confirm`, form);
    expect((await confirm(id, {})).body.error.code).toBe('payment_intent_unexpected_state');
    expect((await confirm(id, { confirmation_token: token })).body).toMatchObject({
      status: 'succeeded',
      amount_received: 999,
    });
    const again = await confirm(id, { confirmation_token: token });
    expect([again.status, again.body.error]).toMatchObject([
      400,
      { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
    ]);
    const { id: other } = await make();
    expect((await confirm(other, { confirmation_token: token })).body.error.param).toBe(
      'confirmation_token',
    );
  });

  it('leads a whole page to the issuer and back, with three parameters of its own', async () => {
    const { id: customer } = (
      await at.stripe('POST', 'customers', { 'metadata[viewer]': 'viewer-1' })
    ).body;
    const setup = (await at.stripe('POST', 'setup_intents', { customer })).body;
    const form = {
      confirmation_token: await at.enterCard(CARDS.alwaysAsks),
      use_stripe_sdk: 'true',
    };
    const asked = (await at.stripe('POST', `setup_intents/${setup.id}/confirm`, form)).body;
    expect(asked.next_action.type).toBe('use_stripe_sdk');
    await at.answer(setup.client_secret, 'complete');
    const { payment_method } = (await at.stripe('GET', `setup_intents/${setup.id}`)).body;
    const intent = await make({ ...PAYMENT, customer });
    const return_url = 'http://unity.localhost:4300/payment-authorization?order=1';
    const path = `payment_intents/${intent.id}/confirm`;
    expect((await at.stripe('POST', path, { payment_method })).body.error.param).toBe('return_url');
    const { next_action } = (await at.stripe('POST', path, { payment_method, return_url })).body;
    expect(next_action.type).toBe('redirect_to_url');
    const page = await localFetch(next_action.redirect_to_url.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'answer=fail',
    });
    const [, href = ''] = /href="([^"]*payment-authorization[^"]*)"/.exec(await page.text()) ?? [];
    const back = new URL(href.replaceAll('&amp;', '&')).searchParams;
    expect(Object.fromEntries(back)).toEqual({
      order: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'failed',
    });
    const after = (await at.stripe('GET', `payment_intents/${intent.id}`)).body;
    expect(after.last_payment_error.code).toBe('payment_intent_authentication_failure');
  });
});
