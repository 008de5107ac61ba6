import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../counterparts';
import { localFetch } from '../local-fetch';
import type { Charge, ChargeRequest, CompanyName, JournalEntry, WebhookEvent } from './protocol';
import { TEST_CARDS } from './protocol';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  event: WebhookEvent;
}

let counterparts: Counterparts;
let merchant: Server;
let notifyUrl = '';
const received: Received[] = [];
let arrived: () => void = () => undefined;

beforeAll(async () => {
  counterparts = await startCounterparts(0);
  merchant = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body, event: JSON.parse(body) });
    response.writeHead(204).end();
    arrived();
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  notifyUrl = `http://localhost:${(merchant.address() as AddressInfo).port}/webhooks`;
});
afterAll(async () => {
  await counterparts.close();
  merchant.close();
});

/** Waits until as many webhooks of a payment have come. */
async function webhooksOf(payment: string, count: number): Promise<Received[]> {
  for (;;) {
    const mine = received.filter(({ event }) => event.data.charge.payment === payment);
    if (mine.length >= count) return mine;
    await new Promise<void>((resolve) => {
      arrived = resolve;
    });
  }
}

const settings = (name: CompanyName = 'sandboxCard') => counterparts.payments.settings[name];

async function call(
  method: string,
  path: string,
  body?: unknown,
  { key, as, company }: { key?: string; as?: string; company?: CompanyName } = {},
) {
  const { address, secretKey } = settings(company);
  const answer = await localFetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${as ?? secretKey}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

const SITE = 'http://apex.localhost:3000';

/** Enters a card in the frame's way, as its script does. */
async function enter(number: string, customer = 'viewer-1', card = {}) {
  const { body } = await call('POST', '/v1/tickets', { customer, site: SITE });
  const opened = await call('POST', '/frame/open', { ticket: body.ticket, site: SITE });
  const given = { number, expiry: '12 / 49', cvc: '123', holder: 'Ana', zip: '10001', ...card };
  const asked = ['holder', 'zip'];
  const { session } = opened.body;
  return (await call('POST', '/frame/details', { session, card: given, asked })).body;
}

let count = 0;
function request(details: string | undefined, given: Partial<ChargeRequest> = {}): ChargeRequest {
  count += 1;
  return {
    payment: `pay-${count}`,
    customer: 'viewer-1',
    method: 'card',
    ...(details === undefined ? {} : { details }),
    amount: 999,
    currency: 'EUR',
    scale: 2,
    brand: 'Apex',
    reference: `ORDER-${count}`,
    returnUrl: `${SITE}/payment-authorization?order=1`,
    notifyUrl,
    ...given,
  };
}

const charge = async (asked: ChargeRequest, company?: CompanyName) =>
  (await call('POST', '/v1/charges', asked, { key: asked.payment, company })).body as Charge;

describe('the card company', () => {
  it('takes a card in its frame, and tells the merchant no more than its last four digits', async () => {
    const { exid } = await enter(TEST_CARDS.succeeds);
    const { body } = await call('GET', `/v1/details/${exid}`);
    expect(body).toEqual({
      exid,
      customer: 'viewer-1',
      method: 'card',
      card: {
        brand: 'visa',
        last4: '4242',
        holder: 'Ana',
        expiryMonth: 12,
        expiryYear: 2049,
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    const again = await call('GET', `/v1/details/${(await enter(TEST_CARDS.succeeds)).exid}`);
    expect(again.body.card.fingerprint).toBe(body.card.fingerprint);
    const stored = await call('GET', '/journal');
    expect(JSON.stringify(stored.body)).not.toContain('4242424242424242');
  });

  it.each([
    ['4242 4242 4242 4241', {}, 'number', 'invalid_number'],
    ['4111111111111111', {}, 'number', 'incorrect_number'],
    [TEST_CARDS.wrongCvc, {}, 'cvc', 'incorrect_cvc'],
    [TEST_CARDS.expired, {}, 'expiry', 'expired_card'],
    [TEST_CARDS.succeeds, { expiry: '01 / 20' }, 'expiry', 'invalid_expiry_year_past'],
    [TEST_CARDS.succeeds, { zip: '' }, 'zip', 'invalid_zip'],
  ])('does not take %s with %j: %s is %s', async (number, card, field, code) => {
    expect(await enter(number, 'viewer-1', card)).toEqual({ errors: [{ field, code }] });
  });

  it('opens one frame with a ticket, on the site that it is for', async () => {
    const { body } = await call('POST', '/v1/tickets', { customer: 'viewer-1', site: SITE });
    const open = (site: string) => call('POST', '/frame/open', { ticket: body.ticket, site });
    expect(await open('http://evil.localhost:3000')).toMatchObject({
      status: 403,
      body: { error: { code: 'wrong_site' } },
    });
    // Who had it on a wrong site may not try again.
    expect(await open(SITE)).toMatchObject({
      status: 409,
      body: { error: { code: 'ticket_spent' } },
    });
    const second = await call('POST', '/v1/tickets', { customer: 'viewer-1', site: SITE });
    const once = () => call('POST', '/frame/open', { ticket: second.body.ticket, site: SITE });
    expect((await once()).status).toBe(200);
    expect((await once()).status).toBe(409);
    expect((await call('POST', '/frame/details', { session: 'fs_guessed' })).status).toBe(409);
  });

  it.each([
    [TEST_CARDS.succeeds, {}, { status: 'succeeded' }],
    [TEST_CARDS.declined, {}, { status: 'declined', decline: { code: 'card_declined' } }],
    [TEST_CARDS.noFunds, {}, { status: 'declined', decline: { reason: 'insufficient_funds' } }],
    [TEST_CARDS.noFunds, { amount: 0 }, { status: 'succeeded' }],
    [TEST_CARDS.attachesAndFailsLater, { amount: 0 }, { status: 'succeeded' }],
    [TEST_CARDS.attachesAndFailsLater, {}, { status: 'declined' }],
    [TEST_CARDS.alwaysChallenges, {}, { status: 'requires_action', next: { type: 'challenge' } }],
    [TEST_CARDS.challengesOnRenewal, {}, { status: 'succeeded' }],
    [
      TEST_CARDS.challengesOnRenewal,
      { offSession: true },
      { status: 'declined', decline: { code: 'authentication_required' } },
    ],
    [
      TEST_CARDS.alwaysChallenges,
      { offSession: true },
      { status: 'declined', decline: { code: 'authentication_required' } },
    ],
  ])('answers to %s with %j: %j', async (number, given, expected) => {
    const { exid } = await enter(number);
    expect(await charge(request(exid, given))).toMatchObject(expected);
  });

  it('charges once for a payment id, whoever asks how often, and finds the charge by it', async () => {
    const { exid } = await enter(TEST_CARDS.succeeds);
    const asked = request(exid);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => charge(asked)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { body } = await call('GET', `/v1/charges/${asked.payment}`);
    expect(body).toEqual(answers[0]);
    const journal = await call('GET', `/journal?payment=${asked.payment}`);
    const kinds = (journal.body.entries as JournalEntry[]).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'charge')).toHaveLength(1);
    const other = await call(
      'POST',
      '/v1/charges',
      { ...asked, amount: 1 },
      { key: asked.payment },
    );
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'key_reused' } } });
    expect((await call('GET', '/v1/charges/never')).status).toBe(404);
  });

  it('refuses other merchants, other keys and requests that do not fit', async () => {
    expect((await call('GET', '/v1/charges/x', undefined, { as: 'sk_guessed' })).status).toBe(401);
    const asked = request('card_1');
    const send = (body: unknown, key = asked.payment) => call('POST', '/v1/charges', body, { key });
    expect((await send(asked, 'other')).status).toBe(400);
    for (const wrong of [
      { amount: -1 },
      { amount: 9.99 },
      { amount: 2 ** 53 },
      { amount: '999' },
      { currency: 'eur' },
      { notifyUrl: 'https://evil.example/' },
      { returnUrl: 'https://evil.example/' },
      { method: 'cash' },
      { payment: '' },
    ])
      expect((await send({ ...asked, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect((await call('GET', `/v1/charges/${asked.payment}`)).status).toBe(404);
  });

  it('does not charge details of another viewer, or ones that are gone', async () => {
    const { exid } = await enter(TEST_CARDS.succeeds, 'viewer-2');
    expect(await charge(request(exid))).toMatchObject({ decline: { code: 'details_unknown' } });
    const mine = await enter(TEST_CARDS.succeeds);
    expect((await call('DELETE', `/v1/details/${mine.exid}`)).status).toBe(204);
    expect(await charge(request(mine.exid))).toMatchObject({ status: 'declined' });
  });

  it('pays back once for a key, never more than was paid, and not to a card that takes nothing', async () => {
    const { exid } = await enter(TEST_CARDS.succeeds);
    const { payment } = await charge(request(exid));
    const refund = (amount: number, key: string) =>
      call('POST', `/v1/charges/${payment}/refunds`, { amount }, { key });
    const first = await refund(600, 'r1');
    expect(first.body).toMatchObject({ status: 'succeeded', amount: 600 });
    expect((await refund(600, 'r1')).body).toEqual(first.body);
    expect((await refund(400, 'r2')).status).toBe(422);
    expect((await refund(399, 'r3')).status).toBe(200);
    expect((await call('GET', `/v1/charges/${payment}`)).body.refunded).toBe(999);
    const stubborn = await charge(request((await enter(TEST_CARDS.refundFails)).exid));
    const failed = await call(
      'POST',
      `/v1/charges/${stubborn.payment}/refunds`,
      { amount: 1 },
      { key: 'r4' },
    );
    expect(failed.body).toMatchObject({ status: 'failed', failure: 'refund_refused' });
  });
});

describe('the issuer’s page', () => {
  const answerAt = (url: string, answer: string) =>
    localFetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer }).toString(),
    });

  it.each([
    ['approve', 'succeeded'],
    ['refuse', 'declined'],
    ['wait', 'processing'],
    ['close', 'requires_action'],
  ])('%s leaves the charge %s, and leads back', async (answer, status) => {
    const { exid } = await enter(TEST_CARDS.alwaysChallenges);
    const { payment, next } = await charge(request(exid));
    const url = next?.url ?? '';
    const page = await localFetch(url);
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://localhost:*',
    );
    expect(await page.text()).toContain('EUR');
    const after = await (await answerAt(url, answer)).text();
    expect(after).toContain(`"${SITE}"`);
    expect(after).toContain('redirect_status=');
    expect((await call('GET', `/v1/charges/${payment}`)).body.status).toBe(status);
  });

  it('moves a charge once: an answer that comes later changes nothing', async () => {
    const { exid } = await enter(TEST_CARDS.alwaysChallenges);
    const { payment, next } = await charge(request(exid));
    await answerAt(next?.url ?? '', 'refuse');
    await answerAt(next?.url ?? '', 'approve');
    expect((await call('GET', `/v1/charges/${payment}`)).body.status).toBe('declined');
  });
});

describe('the bank', () => {
  const company = 'sandboxBank';
  const begin = () =>
    charge(
      request(undefined, { method: 'ideal', returnUrl: `${SITE}/pay/sandboxBank?from=/x` }),
      company,
    );
  const at = (url: string, answer: string) =>
    localFetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer }).toString(),
    });
  const found = async ({ payment }: Charge) =>
    (await call('GET', `/v1/charges/${payment}`, undefined, { company })).body as Charge;

  it.each([
    ['approve', 'succeeded', 'succeeded'],
    ['refuse', 'declined', 'failed'],
    ['pending', 'processing', 'pending'],
    ['close', 'cancelled', 'canceled'],
  ])('%s makes the charge %s and returns with redirect_status=%s', async (answer, status, hint) => {
    const begun = await begin();
    const url = begun.next?.url ?? '';
    const page = await localFetch(url);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await page.text()).toMatch(/Apex[\s\S]*9\.99[\s\S]*ORDER-/);
    const back = await at(url, answer);
    expect(back.headers.get('location')).toBe(
      `${SITE}/pay/sandboxBank?from=%2Fx&redirect_status=${hint}`,
    );
    expect((await found(begun)).status).toBe(status);
  });

  it('approves and loses the way back: the webhook alone tells it', async () => {
    const begun = await begin();
    const lost = await at(begun.next?.url ?? '', 'lose');
    expect(lost.headers.get('location')).toBeNull();
    const events = await webhooksOf(begun.payment, 2);
    expect(events.map(({ event }) => event.type).sort()).toEqual([
      'charge.requires_action',
      'charge.succeeded',
    ]);
  });

  it('leaves a mandate behind that can be charged without the viewer', async () => {
    const begun = await begin();
    await at(begun.next?.url ?? '', 'pending');
    await at(begun.next?.url ?? '', 'settle');
    const { status, details } = await found(begun);
    expect({ status, details }).toEqual({
      status: 'succeeded',
      details: expect.stringMatching(/^mnd_/),
    });
    const kept = await call('GET', `/v1/details/${details}`, undefined, { company });
    expect(kept.body).toMatchObject({ method: 'ideal', account: 'iDEAL •••• 4300' });
    const renewal = await charge(request(details, { method: 'ideal', offSession: true }), company);
    expect(renewal.status).toBe('succeeded');
  });

  it('shows a Pix code to copy', async () => {
    const begun = await charge(request(undefined, { method: 'pix', currency: 'BRL' }), company);
    expect(await (await localFetch(begun.next?.url ?? '')).text()).toContain('br.gov.bcb.pix');
  });
});

describe('webhooks', () => {
  const told = (control: object) => call('PUT', '/control', control);
  const release = (customer: string, order?: string) =>
    call('POST', '/control/release', { customer, order });
  const paidBy = async (customer: string) => {
    const { exid } = await enter(TEST_CARDS.alwaysChallenges, customer);
    const made = await charge(request(exid, { customer }));
    await call('POST', '/control/settle', { payment: made.payment });
    return made.payment;
  };

  it('are signed by Standard Webhooks over the bytes that are sent', async () => {
    const { exid } = await enter(TEST_CARDS.succeeds);
    const { payment } = await charge(request(exid));
    const [first] = await webhooksOf(payment, 1);
    if (!first) throw new Error('No webhook has come.');
    const { headers, body } = first;
    const key = Buffer.from(settings().webhookSecret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const mac = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    expect(first.event).toMatchObject({ type: 'charge.succeeded', data: { charge: { payment } } });
  });

  it('come twice when told so, with one id', async () => {
    await told({ customer: 'double', webhooks: 'double' });
    const payment = await paidBy('double');
    const all = await webhooksOf(payment, 4);
    expect(new Set(all.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  it('are held until they are released, also backwards', async () => {
    await told({ customer: 'held', webhooks: 'hold' });
    const payment = await paidBy('held');
    expect(received.some(({ event }) => event.data.charge.payment === payment)).toBe(false);
    await release('held', 'backwards');
    const all = await webhooksOf(payment, 2);
    expect(all).toHaveLength(2);
  });

  it('charge faults: cut before charges nothing, cut after has charged', async () => {
    const { exid } = await enter(TEST_CARDS.succeeds, 'cut');
    for (const [fault, status] of [
      ['cut-before', 404],
      ['cut-after', 200],
      ['error', 404],
    ] as const) {
      await told({ customer: 'cut', charge: fault });
      const asked = request(exid, { customer: 'cut' });
      const first = call('POST', '/v1/charges', asked, { key: asked.payment });
      if (fault === 'error') expect((await first).status).toBe(500);
      else await expect(first).rejects.toThrow();
      const after = await call('GET', `/v1/charges/${asked.payment}`);
      expect(after.status, fault).toBe(status);
      expect((await charge(asked)).status).toBe('succeeded');
    }
  });
});
