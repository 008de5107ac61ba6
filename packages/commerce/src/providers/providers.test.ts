import { realmFixture } from '@marquee/renderer/testing';
import { expect, it } from 'vitest';
import { PAYMENT_MODULES } from '../generated/payment-providers';
import { loadPaymentProvider } from './load';
import { returnHints } from './return-hints';
import { paymentSources } from './sources';

const realm = (providers: NonNullable<Parameters<typeof realmFixture>[0]>['commerce']) =>
  realmFixture({
    origin: { address: 'https://origin.demo.example', publicKey: 'demo' },
    ...(providers ? { commerce: providers } : {}),
  });

/** What a page gives every provider. */
const PAGE = { locale: 'en', addressOf: (value: string) => value };

it('[2.3-19] there are two card providers and one bank provider', async () => {
  const all = await Promise.all(
    Object.values(PAYMENT_MODULES).map(async (load) => (await load()).provider),
  );
  const taking = (method: string) =>
    all
      .filter(({ methods }) => (methods as readonly string[]).includes(method))
      .map(({ type }) => type);
  expect(taking('card').sort()).toEqual(['sandboxCard', 'stripe']);
  for (const method of ['wepay', 'bancontact', 'ideal', 'pix', 'alipay'])
    expect(taking(method)).toEqual(['sandboxBank']);
});

it('[2.2-17] only the second card provider hides the billing address', async () => {
  expect((await loadPaymentProvider('sandboxCard')).hidesBillingAddress).toBe(true);
  expect((await loadPaymentProvider('stripe')).hidesBillingAddress).toBe(false);
  expect((await loadPaymentProvider('sandboxBank')).hidesBillingAddress).toBe(false);
});

it('[2.2-01] a return address is read by its five parameters, as hints', () => {
  const query =
    'targetPaymentProvider=sandboxBank&paymentProviderId=ch_1&paymentMethodType=ideal&redirect_status=succeeded&from=%2Flive%2F1&order=o-1';
  expect(returnHints(new URLSearchParams(query))).toEqual({
    targetPaymentProvider: 'sandboxBank',
    paymentProviderId: 'ch_1',
    paymentMethodType: 'ideal',
    redirectStatus: 'succeeded',
    from: '/live/1',
    orderId: 'o-1',
  });
  expect(
    returnHints(new URLSearchParams('from=&order=%s'.replace('%s', 'x'.repeat(3_000)))),
  ).toEqual({});
});

it('paymentSources names the hosts of the realm’s providers, and nothing for a realm that sells nothing', async () => {
  const none = await paymentSources(realm(undefined));
  expect(Object.values(none).flat()).toEqual([]);
  const sources = await paymentSources(
    realm({
      offerFree: false,
      order: [],
      providers: [
        { type: 'stripe', publishableKey: 'pk_live_1', train: 'endive' },
        { type: 'sandboxCard', frame: 'https://cards.example', challenge: 'https://acs.example' },
        { type: 'sandboxBank', address: 'https://bank.example' },
      ],
    }),
  );
  expect(sources).toMatchObject({
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    connect: ['https://api.stripe.com'],
    trustedTypes: ['own-scripts'],
  });
  expect(sources.frame).toEqual([
    ...['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    ...['https://cards.example', 'https://acs.example'],
  ]);
});

it('a stand-in of Stripe is allowed its one script and its own frames', async () => {
  const sources = await paymentSources(
    realm({
      offerFree: false,
      order: [],
      providers: [
        {
          type: 'stripe',
          publishableKey: 'pk_test_1',
          scriptUri: '/vendors/stripe/endive/stripe.js',
          frames: 'http://stripe.localhost',
        },
      ],
    }),
  );
  expect(sources).toMatchObject({
    script: ['https://origin.demo.example/vendors/stripe/endive/stripe.js'],
    frame: ['http://stripe.localhost:*'],
    connect: ['http://stripe.localhost:*'],
  });
});

it('the bank sends viewers to the realm’s bank, and to no other site', async () => {
  const { confirm } = await loadPaymentProvider('sandboxBank');
  const config = { type: 'sandboxBank', address: 'https://bank.example' } as const;
  const order = (address: string) => ({ id: '1', next: { type: 'redirect' as const, address } });
  const address = 'https://bank.example/pay/1';
  expect(await confirm({ config, order: order(address), title: '', ...PAGE })).toEqual({
    redirect: address,
  });
  expect(await confirm({ config, order: { id: '1' }, title: '', ...PAGE })).toBe('settled');
  for (const wrong of [
    'https://evil.example/pay',
    'javascript:alert(1)',
    'https://bank.example.evil.example',
  ])
    await expect(confirm({ config, order: order(wrong), title: '', ...PAGE })).rejects.toThrow(
      /is not on/,
    );
});

it('Stripe’s challenge is a page of Stripe’s', async () => {
  const { confirm } = await loadPaymentProvider('stripe');
  const config = { type: 'stripe', publishableKey: 'pk_live_1' } as const;
  const order = (address: string) => ({ id: '1', next: { type: 'challenge' as const, address } });
  const address = 'https://hooks.stripe.com/3d_secure/1';
  expect(await confirm({ config, order: order(address), title: '', ...PAGE })).toEqual({
    redirect: address,
  });
  for (const wrong of ['https://acs.localhost/1', 'https://js.stripe.com.evil.example/'])
    await expect(confirm({ config, order: order(wrong), title: '', ...PAGE })).rejects.toThrow(
      /issuer/,
    );
});
