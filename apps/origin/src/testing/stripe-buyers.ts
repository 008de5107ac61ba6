import { createHmac } from 'node:crypto';
import type { Counterparts } from '../counterparts/counterparts';
import { localFetch } from '../counterparts/local-fetch';
import type { Control, JournalEntry } from '../counterparts/payments/protocol';
import { claimsOf, type TestOrigin } from './test-origin';

/** The cards of Stripe's documentation, by what they do. */
export const STRIPE_TEST_CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  asksUnlessSetUp: '4000002500003155',
  alwaysAsks: '4000002760003184',
  refundFails: '4000000000005126',
} as const;

const SITE = 'http://unity.localhost:4300';
/** What a page knows of Stripe's account. */
export const PUBLISHABLE_KEY = 'pk_test_unitySandbox';

/** What happens at Stripe's stand-in when a viewer of Unity pays: in its form, in its window, and by its events. */
export function stripeBuyers(origin: () => TestOrigin, counterparts: () => Counterparts) {
  const { address, secretKey, webhookSecret } = counterparts().payments.settings.stripe;

  /** Calls Stripe as it is documented: form-encoded, with the merchant's key or a page's. */
  async function stripe(
    method: string,
    path: string,
    form: Record<string, string> = {},
    { key, as = 'merchant' }: { key?: string; as?: 'merchant' | 'page' | 'nobody' } = {},
  ) {
    const given = new URLSearchParams(as === 'page' ? { ...form, key: PUBLISHABLE_KEY } : form);
    const query = method === 'GET' && given.size > 0 ? `?${given}` : '';
    const answer = await localFetch(`${address}/v1/${path}${query}`, {
      method,
      headers: {
        ...(as === 'merchant' ? { authorization: `Bearer ${secretKey}` } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: method === 'POST' ? given.toString() : undefined,
    });
    return {
      status: answer.status,
      replayed: answer.headers.get('idempotent-replayed') === 'true',
      body: JSON.parse(await answer.text()),
    };
  }

  const ask = async (method: string, path: string, body?: object) => {
    const answer = await localFetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return JSON.parse(await answer.text());
  };

  return {
    stripe,
    ask,
    /** Types a card into Stripe's form; answers the token that the page gets. */
    async enterCard(number: string): Promise<string> {
      const { session } = await ask('POST', '/frame/open', { ticket: PUBLISHABLE_KEY, site: SITE });
      const card = { number, expiry: '12 / 49', cvc: '123', holder: '', zip: '' };
      return (await ask('POST', '/frame/details', { session, card, asked: [] })).exid;
    },
    /** Answers in Stripe's window, which its script opens with the secret of the order. */
    async answer(clientSecret: string, answer: 'complete' | 'fail'): Promise<void> {
      const [id = ''] = clientSecret.split('_secret_');
      const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const { body } = await stripe(
        'GET',
        `${kind}/${id}`,
        { client_secret: clientSecret },
        { as: 'page' },
      );
      await localFetch(body.next_action.use_stripe_sdk.source, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `answer=${answer}`,
      });
    },
    control: (token: string, control: Control) =>
      ask('PUT', '/control', { customer: claimsOf(token).id, ...control }),
    release: (token: string) => ask('POST', '/control/release', { customer: claimsOf(token).id }),
    async journal(token: string): Promise<JournalEntry[]> {
      return (await ask('GET', `/journal?customer=${claimsOf(token).id}`)).entries;
    },
    /** Sends an event to the origin as Stripe does. */
    event: (event: object, { secret = webhookSecret, at = Date.now() } = {}) => {
      const body = JSON.stringify(event);
      const seconds = Math.floor(at / 1000);
      const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return origin().call('POST', '/api/v2/webhooks/stripe', {
        realm: null,
        body,
        headers: { 'stripe-signature': `t=${seconds},v1=${mac}` },
      });
    },
  };
}
