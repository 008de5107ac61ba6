import { commerce } from '@marquee/commerce';
import { identity } from '@marquee/identity';
import {
  createOriginClient,
  createSession,
  memorySessionStore,
  tabLocks,
} from '@marquee/origin-client';
import { shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  document.documentElement.dataset.policy = 'payment';
  sessionStorage.clear();
  localStorage.clear();
});

const asOf = '2026-11-29T12:00:00Z';
const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });
const VOUCHER = 'WELCOME50';

const plan = (id: number, name: string) => ({
  id,
  name,
  features: [],
  type: 'OTHER',
  rank: id,
  family: 1,
  pauseState: 'NOT_PAUSED',
  autoRenewingStatus: 'NOT_RENEWING',
  subscriptionPendingActions: [],
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  amounts: [
    {
      id: `p${id}`,
      sku: `sku-${id}`,
      ...eur(999),
      periodAmounts: [],
      local: true,
      default: false,
      taxInclusive: true,
    },
  ],
  paymentProviderInfo: { managed: true },
  trialEligible: 'no',
  ctaControl: 'BUY',
  activationStrategy: { type: 'IMMEDIATE' },
});
const plans = [plan(101, 'Highlights'), plan(102, 'Season')];

/** Tokens as the origin issues them; a site reads only the claims. */
function tokens() {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    id: 'viewer-1',
    role: 'VIEWER',
    isGuest: false,
    locale: 'en',
    aud: 'demo',
    iat: now,
    exp: now + 600,
    missingInformationStatus: 'NONE',
  };
  return {
    authorisationToken: `e30.${btoa(JSON.stringify(claims))}.c2ln`,
    refreshToken: 'refresh-1',
    missingInformationStatus: 'NONE',
    linkedAccounts: [],
  };
}

/** An origin with accounts and one basket, which remembers what was put into it. */
function smallOrigin() {
  const basket = { sku: '', vouchers: [] as string[] };
  const basketView = () => ({
    id: '6f1f9c1e-8a35-4f53-9a52-6d6d2c0b6a01',
    version: 1,
    basketItems: plans
      .filter(({ id }) => basket.sku === `sku-${id}`)
      .map(({ id, name }) => ({
        sku: basket.sku,
        licenceId: id,
        name,
        price: eur(999),
        subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
      })),
    vouchers: basket.vouchers.map((code) => ({
      code,
      name: 'Half off',
      discount: { type: 'PERCENTAGE', percentage: 50, state: 'ACTIVE', lifeTimeRepeat: false },
      amount: eur(500),
    })),
    subtotal: eur(999),
    discount: eur(0),
    discountedTotal: eur(999),
    discountedTax: eur(160),
    taxInclusive: true,
    taxRateEstimated: false,
    missingFields: [],
    today: eur(999),
    change: 'NONE',
    asOf,
  });
  const answerTo = (call: string, body: { items?: { sku: string }[] }): unknown => {
    const [, code] = /^PUT \/baskets\/vouchers\/(.+)$/.exec(call) ?? [];
    if (code) basket.vouchers.push(code);
    else if (/^PUT \/baskets\//.test(call)) basket.sku = body.items?.[0]?.sku ?? '';
    if (call === 'GET /customer/basket' || call.startsWith('PUT /baskets/')) return basketView();
    if (call.endsWith('/licence-family'))
      return { families: [{ id: 1, name: 'Passes', licences: plans }], licences: [], asOf };
    if (call.endsWith('/payment-method/providers'))
      return {
        methods: [
          {
            paymentMethodType: 'card',
            targetPaymentProvider: 'sandboxCard',
            face: 'frame',
            currencies: ['EUR'],
            chargesLater: true,
          },
        ],
        asOf,
      };
    if (call.endsWith('/user/payment-details')) return { cards: [storedCard], most: 5, asOf };
    if (call.includes('/realm/consents')) return { terms: [] };
    if (/ \/(login|signup)$/.test(call)) return tokens();
    return undefined;
  };
  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    const path = new URL(String(address)).pathname.replace(/^\/api\/v\d/, '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const answer = answerTo(`${init.method ?? 'GET'} ${path}`, body);
    return answer === undefined
      ? new Response(JSON.stringify({ status: 404, code: 'NOT_FOUND', messages: [] }), {
          status: 404,
        })
      : new Response(JSON.stringify(answer), { status: 200 });
  };
  return { basket, fetch };
}

const storedCard = {
  cardId: 'card-1',
  cardType: 'visa',
  last4Digits: '4242',
  cardHolder: 'Kim Okafor',
  showEula: false,
  paymentProviderId: 'sandboxCard',
  licences: [],
  paymentMethodType: 'card',
  default: true,
};

/** Opens the plans for a guest who brings a voucher. */
async function openAsGuest() {
  const { basket, fetch } = smallOrigin();
  const realm = realmFixture({
    commerce: {
      offerFree: false,
      order: [],
      providers: [
        { type: 'sandboxCard', frame: 'http://cards.localhost', challenge: 'http://acs.localhost' },
      ],
    },
  });
  const transport = { ...realm.origin, language: 'en', fetch };
  const session = createSession({
    ...transport,
    realm: realm.id,
    store: memorySessionStore(),
    locks: tabLocks(),
    channel: () => ({ post: () => {}, listen: () => {} }),
    visibility: () => {},
    log: () => {},
  });
  const site = siteFixture({
    realm,
    locale: 'en',
    features: [identity, commerce],
    labels: (await shellLabels.en()).default,
    origin: createOriginClient({ ...transport, session }),
    session,
  });
  render(<WorkshopPage site={site} at={`/purchase?voucher=${VOUCHER}`} />);
  await session.start();
  return basket;
}

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('link', { name: `Choose ${name}` }));
const fillIn = async () => {
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Email address' }),
    'kim@example.com',
  );
  await userEvent.type(
    screen.getByLabelText(/^Password/, { selector: 'input' }),
    'a long walk home',
  );
};

/** Their choice is set apart, alone, and goes into the basket with the voucher at the next press. */
async function expectChoice(basket: { sku: string; vouchers: string[] }) {
  expect(await screen.findByText('Your choice')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Highlights' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Season' }));
  await screen.findByRole('heading', { level: 1, name: 'Check and pay' });
  expect(basket).toEqual({ sku: 'sku-102', vouchers: [VOUCHER] });
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(
    /Season.*Voucher WELCOME50/,
  );
}

describe('a guest’s plan and voucher', () => {
  it('are in the basket after a sign-in', async () => {
    const basket = await openAsGuest();
    await choose('Season');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: /^Sign in/ }));
    await expectChoice(basket);
  });

  it('are in the basket after a sign-up that the sign-in page led to', async () => {
    const basket = await openAsGuest();
    await choose('Season');
    await userEvent.click(await screen.findByRole('link', { name: /account|sign up/i }));
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await expectChoice(basket);
  });
});
