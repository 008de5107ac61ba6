import { randomUUID } from 'node:crypto';
import type { Counterparts } from '../counterparts/counterparts';
import { localFetch } from '../counterparts/local-fetch';
import type { Control, JournalEntry } from '../counterparts/payments/protocol';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { accountCalls, newSecret } from './accounts';
import { type CallOptions, claimsOf, type ErrorBody, type TestOrigin } from './test-origin';

export const site = 'http://apex.localhost:4300';

export interface Money {
  amount: number;
  currency: string;
  scale: number;
}
export interface BasketBody {
  id: string;
  version: number;
  basketItems: { sku: string; subscriptionSetting: { trialPeriodDuration?: number } }[];
  vouchers: { code: string; amount: Money }[];
  subtotal: Money;
  discount: Money;
  credit?: Money;
  carried?: Money;
  discountedTotal: Money;
  discountedTax: Money;
  missingFields: string[];
  today: Money;
  later?: { at: string; amount: Money };
  trialEndsAt?: string;
  change: string;
  startsAt?: string;
  orderUnderWay?: string;
  unconfirmed?: true;
}
export interface OrderBody {
  id: string;
  version: number;
  status: string;
  purpose: string;
  total: Money;
  next?: { type: string; address?: string; clientSecret?: string };
  paymentId?: string;
  error?: { code: string; message: string };
  refund?: 'processing' | 'succeeded' | 'failed';
  unconfirmed?: true;
}
export interface CommerceError extends ErrorBody {
  details?: {
    orderId?: string;
    basket?: BasketBody;
    amount?: Money;
    missingFields?: string[];
    licences?: (number | string)[];
  };
}
export interface LicenceBody {
  id: number;
  name: string;
  status?: string;
  trialEligible: string;
  amounts: { sku: string; amount: number; currency: string; scale: number; local: boolean }[];
  licenceStatus?: {
    expiryTimestamp?: string;
    status: string;
    subscriptionPendingActions: { action: string }[];
  };
  autoRenewingStatus: string;
  nextCharge?: { at: string; amount: Money };
  reactivation?: { at: string; amount: Money };
  mayCancel?: boolean;
  cancelEndsAt?: string;
  paysWith?: string;
  discounts?: { percentage?: number; state: string; lifeTimeRepeat: boolean }[];
}

interface Expected {
  version: number;
  total: number;
  later?: number;
}

/** What a page sends of the basket that it shows. */
export const seenOf = ({ version, today, later }: BasketBody): Expected => ({
  version,
  total: today.amount,
  later: later?.amount.amount,
});

/** A viewer who buys, by the calls that the pages make. */
export function purchases(
  origin: Pick<TestOrigin, 'call' | 'login'>,
  counterparts: { payments: Pick<Counterparts['payments'], 'settings'> },
  realm = 'apex',
) {
  const call = <Body>(method: string, path: string, options: CallOptions = {}) =>
    origin.call<Body & CommerceError>(method, `/api/v2${path}`, { realm, ...options });

  const company = (name: 'sandboxCard' | 'sandboxBank') => counterparts.payments.settings[name];
  const ask = async (
    name: 'sandboxCard' | 'sandboxBank',
    method: string,
    path: string,
    body?: object,
  ) => {
    const answer = await localFetch(`${company(name).address}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  };

  /** Enters a card in the frame's way; answers its name at the company. */
  async function enterCard(
    token: string,
    number: string = TEST_CARDS.succeeds,
    headers = {},
  ): Promise<string> {
    const { body } = await origin.call<{ parsedData: { ticket: string } }>(
      'POST',
      '/api/v4/payment-method/init',
      {
        realm,
        token,
        headers: { origin: site, ...headers },
        body: {
          primaryPaymentDetails: {
            targetPaymentProvider: 'sandboxCard',
            paymentMethodType: 'card',
          },
        },
      },
    );
    const { session } = await ask('sandboxCard', 'POST', '/frame/open', {
      ticket: body.parsedData.ticket,
      site,
    });
    const card = { number, expiry: '12 / 49', cvc: '123', holder: 'Ana Example', zip: '10001' };
    const given = { session, card, asked: ['holder', 'zip'] };
    return (await ask('sandboxCard', 'POST', '/frame/details', given)).exid;
  }

  const basket = async (token: string, headers = {}) =>
    (await call<BasketBody>('GET', '/customer/basket', { token, headers })).body;

  const choose = async (
    token: string,
    sku: string,
    {
      acknowledged = false,
      billing,
      headers,
    }: { acknowledged?: boolean; billing?: object; headers?: Record<string, string> } = {},
  ) => {
    const { id, version } = await basket(token, headers);
    return call<BasketBody>('PUT', `/baskets/${id}?acknowledgeNoFreeTrial=${acknowledged}`, {
      token,
      headers,
      body: { version, items: [{ sku }], ...(billing ? { billing } : {}) },
    });
  };

  interface Pay {
    details?: string;
    method?: string;
    provider?: string;
    key?: string;
    expected?: Expected;
    replaces?: string;
    acknowledged?: boolean;
    headers?: Record<string, string>;
    consent?: object[];
    zone?: string;
  }

  /** Pays for the basket as it is now, or for what the viewer saw. */
  async function pay(token: string, given: Pay = {}) {
    const { details, method = 'card', key = randomUUID(), headers = {} } = given;
    const provider = given.provider ?? (method === 'card' ? 'sandboxCard' : 'sandboxBank');
    const now = given.expected ? undefined : await basket(token, headers);
    const expected = given.expected ?? (now && seenOf(now));
    return call<OrderBody>(
      'POST',
      `/customer/baskets/pay?acknowledgeNoFreeTrial=${given.acknowledged ?? false}`,
      {
        token,
        headers: { 'idempotency-key': key, origin: site, ...headers },
        body: {
          primaryPaymentDetailsAttributes: {
            ...(details ? { paymentDetailsExternalId: details } : {}),
            ...(method === 'zeroBalance' ? {} : { targetPaymentProvider: provider }),
            paymentMethodType: method,
          },
          expected,
          ...(given.zone ? { zone: given.zone } : {}),
          returnUri: `${site}/${method === 'card' ? 'payment-authorization' : 'pay/sandboxBank'}`,
          ...(given.replaces ? { replaces: given.replaces } : {}),
          ...(given.consent ? { consent: given.consent } : {}),
        },
      },
    );
  }

  /** Opens an account whose owner has accepted the terms of purchases. */
  async function newBuyer(name: string, { terms = true, fields = {} } = {}): Promise<string> {
    const calls = accountCalls(origin);
    const id = `${name}@example.com`;
    await calls.signUp(id, { fields: { name: 'Ana Example', ...fields } }, { realm });
    const { body } = await origin.login(id, { realm, secret: newSecret });
    if (terms) await acceptTerms(body.authorisationToken);
    return body.authorisationToken;
  }

  async function purchaseTerms(token: string) {
    const terms = await accountCalls(origin).terms({ realm, token, purpose: 'purchase' });
    return terms
      .filter(({ fieldType }) => fieldType === 'BINARY_CHOICE')
      .map(({ fieldName, version }) => ({ fieldName, version, accepted: true }));
  }

  async function acceptTerms(token: string): Promise<void> {
    const consentAnswers = await purchaseTerms(token);
    if (consentAnswers.length > 0)
      await origin.call('PUT', '/api/v2/user/consents', { realm, token, body: { consentAnswers } });
  }

  return {
    call,
    ask,
    /** Answers at the bank, or at the issuer, as a viewer does. */
    async answerAt(order: OrderBody, answer: string): Promise<string | null> {
      const { status, headers } = await localFetch(order.next?.address ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ answer }).toString(),
        redirect: 'manual',
      });
      if (status >= 400) throw new Error(`${answer} was answered with ${status}.`);
      return headers.get('location');
    },
    enterCard,
    basket,
    choose,
    pay,
    newBuyer,
    acceptTerms,
    purchaseTerms,
    order: (token: string, id: string, query = '') =>
      call<OrderBody>('GET', `/customer/orders/${id}${query}`, { token }),
    licences: async (token?: string, headers = {}) =>
      (await call<{ licences: LicenceBody[] }>('GET', '/licence', { token, headers })).body
        .licences,
    own: async (token: string) =>
      (await call<{ licences: LicenceBody[] }>('GET', '/user/licence', { token })).body.licences,
    apply: (token: string, code: string) =>
      call<BasketBody>('PUT', `/baskets/vouchers/${encodeURIComponent(code)}`, { token }),
    cancel: (token: string, licence: number, headers = {}) =>
      call<{ licence: LicenceBody }>('DELETE', `/customer/subscriptions/status/active/${licence}`, {
        token,
        headers,
      }),
    reactivate: (token: string, licence: number) =>
      call<{ licence: LicenceBody }>('PATCH', `/user/licence/${licence}/reactivate`, { token }),
    withdrawVoucher: (token: string, code: string) =>
      call<BasketBody>('DELETE', `/baskets/vouchers/${encodeURIComponent(code)}`, { token }),
    /** What the companies were told to do wrong, for this viewer alone. */
    control: (name: 'sandboxCard' | 'sandboxBank', token: string, control: Control) =>
      ask(name, 'PUT', '/control', { customer: claimsOf(token).id, ...control }),
    /** The charges that a company has made of a viewer, by its own journal. */
    async journal(name: 'sandboxCard' | 'sandboxBank', token: string): Promise<JournalEntry[]> {
      const { entries } = await ask(name, 'GET', `/journal?customer=${claimsOf(token).id}`);
      return entries;
    },
  };
}
