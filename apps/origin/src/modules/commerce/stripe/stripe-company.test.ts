import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import type { ChargeRequest } from '../../../counterparts/payments/protocol';
import { STRIPE_TEST_CARDS as CARDS, stripeBuyers } from '../../../testing/stripe-buyers';
import type { Company, CompanyCharge } from '../company';
import { stripeCall } from './stripe-call';
import { createCustomerBy, type SentPayment, stripeCompany } from './stripe-company';

let counterparts: Counterparts;
let at: ReturnType<typeof stripeBuyers>;
let company: Company;
const sent = new Map<string, SentPayment>();
/** Customers by their viewers; in memory here, in the database at the origin. */
const customers = new Map<string, Promise<string>>();

beforeAll(async () => {
  counterparts = await startCounterparts(0);
  at = stripeBuyers(
    () => {
      throw new Error('There is no origin here.');
    },
    () => counterparts,
  );
  const { address, secretKey, webhookSecret } = counterparts.payments.settings.stripe;
  const call = stripeCall({ address, secretKey });
  const create = createCustomerBy(call);
  company = stripeCompany({
    call,
    webhookSecret,
    sent: async (payment) => sent.get(payment) ?? null,
    customers: {
      of(viewer) {
        const known = customers.get(viewer) ?? create(viewer, randomUUID());
        customers.set(viewer, known);
        return known;
      },
      async viewerOf(customer) {
        for (const [viewer, known] of customers) if ((await known) === customer) return viewer;
        return undefined;
      },
    },
  });
});
afterAll(() => counterparts.close());

/** A payment as the origin has stored it before Stripe hears of it. */
function request(details: string, given: Partial<ChargeRequest> = {}): ChargeRequest {
  const made: ChargeRequest = {
    payment: randomUUID(),
    customer: `viewer-${randomUUID()}`,
    method: 'card',
    details,
    amount: 249,
    currency: 'EUR',
    scale: 2,
    brand: 'Unity',
    reference: 'ORDER-1',
    returnUrl: 'http://unity.localhost:4300/payment-authorization?order=1',
    notifyUrl: 'http://localhost:1/api/v2/webhooks/stripe',
    ...given,
  };
  sent.set(made.payment, { ref: null, request: made });
  return made;
}

async function charge(asked: ChargeRequest): Promise<CompanyCharge> {
  const charged = await company.charge(asked);
  sent.set(asked.payment, { ref: charged.id, request: asked });
  return charged;
}

const attempts = async (payment: string) =>
  (await at.ask('GET', `/journal?payment=${payment}`)).entries;

/** A card that a viewer has paid with, and that is stored for them now. */
async function stored(number: string): Promise<{ details: string; customer: string }> {
  const first = request(await at.enterCard(number));
  const charged = await charge(first);
  if (charged.next?.clientSecret) await at.answer(charged.next.clientSecret, 'complete');
  const { details = '' } = (await company.find(first.payment)) ?? {};
  return { details, customer: first.customer };
}

describe('Stripe by its API', () => {
  it('charges once for a payment, whoever asks how often, and finds it by what is stored of it', async () => {
    const asked = request(await at.enterCard(CARDS.succeeds));
    expect(await company.find(asked.payment)).toBeNull();
    const [one, two] = await Promise.all([company.charge(asked), company.charge(asked)]);
    expect(one).toMatchObject({ status: 'succeeded', details: expect.stringMatching(/^pm_/) });
    expect(two).toEqual(one);
    expect(await charge(asked)).toEqual(one);
    expect(await company.find(asked.payment)).toEqual(one);
    expect(await attempts(asked.payment)).toHaveLength(1);
  });

  it.each(['cut-before', 'cut-after', 'error'])(
    'finds its intent again when the answer is lost (%s)',
    async (fault) => {
      const asked = request(await at.enterCard(CARDS.succeeds));
      await at.ask('PUT', '/control', { customer: asked.customer, charge: fault });
      await expect(company.charge(asked)).rejects.toMatchObject({ name: 'NoAnswer' });
      expect((await charge(asked)).status).toBe('succeeded');
      expect(await attempts(asked.payment)).toHaveLength(1);
    },
  );

  it('does not believe an answer that was given before: it looks what has become of the intent', async () => {
    const asked = request(await at.enterCard(CARDS.alwaysAsks));
    const first = await company.charge(asked);
    expect(first).toMatchObject({ status: 'requires_action', next: { type: 'challenge' } });
    await at.answer(first.next?.clientSecret ?? '', 'complete');
    expect((await company.charge(asked)).status).toBe('succeeded');
  });

  it('knows a stored card as its viewer’s, what was just entered as nobody’s, and no other', async () => {
    const { details, customer } = await stored(CARDS.succeeds);
    expect(await company.details(details)).toMatchObject({
      customer,
      card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2049 },
    });
    const token = await at.enterCard(CARDS.succeeds);
    const entered = await company.details(token);
    expect(entered?.customer).toBeUndefined();
    expect(entered?.card?.fingerprint).toBe((await company.details(details))?.card?.fingerprint);
    expect(await company.details('pm_unknown')).toBeNull();
    expect(await company.details('../customers')).toBeNull();
    await company.forget(details);
    expect(await company.details(details)).toBeNull();
    const gone = await charge(request(details, { customer }));
    expect(gone).toMatchObject({ status: 'declined', decline: { code: 'details_unknown' } });
  });

  it('sets a card up where nothing is due today, and charges it later without the viewer', async () => {
    const asked = request(await at.enterCard(CARDS.asksUnlessSetUp), { amount: 0 });
    const setup = await charge(asked);
    expect(setup).toMatchObject({ id: expect.stringMatching(/^seti_/), status: 'requires_action' });
    await at.answer(setup.next?.clientSecret ?? '', 'complete');
    const { status, details = '' } = (await company.find(asked.payment)) ?? {};
    expect(status).toBe('succeeded');
    const later = request(details, {
      customer: asked.customer,
      offSession: true,
      returnUrl: undefined,
    });
    expect((await charge(later)).status).toBe('succeeded');
  });

  it('an issuer who wants to ask at a renewal declines it', async () => {
    const renewal = request('', { ...(await stored(CARDS.alwaysAsks)), offSession: true });
    expect(await charge(renewal)).toMatchObject({
      status: 'declined',
      decline: { code: 'authentication_required' },
    });
  });

  it('gives an intent up, also one of which it has no answer; what was paid meanwhile stays paid', async () => {
    const lost = request(await at.enterCard(CARDS.succeeds));
    expect((await company.cancel(lost.payment))?.status).toBe('cancelled');
    expect((await company.charge(lost)).status).toBe('cancelled');
    expect(await attempts(lost.payment)).toHaveLength(0);
    const paid = request(await at.enterCard(CARDS.succeeds));
    await charge(paid);
    expect((await company.cancel(paid.payment))?.status).toBe('succeeded');
  });

  it('pays back once for a key, never more than was paid, in the currency’s units', async () => {
    const yen = request(await at.enterCard(CARDS.succeeds), {
      amount: 400,
      currency: 'JPY',
      scale: 0,
    });
    const { id } = await charge(yen);
    const { body } = await at.stripe('GET', `payment_intents/${id}`);
    expect([body.amount, body.amount_received, body.currency]).toEqual([400, 400, 'jpy']);
    const first = await company.refund(yen.payment, 'refund-1', 300);
    expect(first.status).toBe('succeeded');
    expect(await company.refund(yen.payment, 'refund-1', 300)).toEqual(first);
    await expect(company.refund(yen.payment, 'refund-2', 101)).rejects.toMatchObject({
      name: 'Refused',
    });
    expect(
      (await attempts(yen.payment)).filter(({ kind }: { kind: string }) => kind === 'refund'),
    ).toHaveLength(1);
  });

  it('does not believe an answer about a refund that was given before', async () => {
    const asked = request(await at.enterCard(CARDS.refundFails));
    await charge(asked);
    expect((await company.refund(asked.payment, 'refund-3', 249)).status).toBe('succeeded');
    const after = await company.refund(asked.payment, 'refund-3', 249);
    expect(after.status).toBe('failed');
    expect(await company.findRefund(asked.payment, after.id)).toEqual(after);
    expect(await company.findRefund(asked.payment, 're_unknown')).toBeNull();
  });

  it('refuses what Stripe cannot take as it is, before anything is charged', async () => {
    const dinars = request(await at.enterCard(CARDS.succeeds), {
      amount: 1_251,
      currency: 'KWD',
      scale: 3,
    });
    await expect(company.charge(dinars)).rejects.toMatchObject({ name: 'Refused' });
    const tooSmall = request(await at.enterCard(CARDS.succeeds), { amount: 49 });
    await expect(company.charge(tooSmall)).rejects.toMatchObject({
      name: 'Refused',
      code: 'amount_too_small',
    });
    expect(await company.cancel(tooSmall.payment)).toBeNull();
  });
});
