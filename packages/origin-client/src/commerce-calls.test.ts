import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from './generated/calls';
import {
  activeLicences,
  applyVoucher,
  attachDetails,
  attachDetailsChecked,
  basket,
  initPayment,
  licenceFamilies,
  licences,
  ownLicences,
  pay,
  payOpenBasket,
  redeemVoucher,
  removeVoucher,
  saveBasket,
  validatePayment,
} from './generated/calls';
import { createOriginClient, type MakeCall } from './index';
import { type HttpServer, startHttpServer } from './testing/http-server';

/** What the client expects of any of these calls' answers, in one. */
const answer = {
  id: 'b-1',
  version: 1,
  status: 'succeeded',
  purpose: 'buy',
  change: 'NONE',
  asOf: '2026-11-29T12:00:00Z',
  taxInclusive: true,
  taxRateEstimated: false,
  ...Object.fromEntries(
    ['basketItems', 'vouchers', 'missingFields', 'licences', 'families', 'licenceIds'].map(
      (name) => [name, []],
    ),
  ),
  ...Object.fromEntries(
    [
      'subtotal',
      'discount',
      'discountedTotal',
      'discountedTax',
      'today',
      'total',
      'licence',
      'parsedData',
    ].map((name) => [name, {}]),
  ),
};

let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer(() => ({ body: answer }));
});
afterAll(() => server.close());

/** Makes a call, and reads what went over the line. */
async function sent(make: (call: MakeCall) => Promise<unknown>) {
  const { address } = server;
  server.received.length = 0;
  await make(createOriginClient({ address, publicKey: 'apex-public-key', language: 'en' }).call);
  const [request, ...more] = server.received;
  expect(more).toEqual([]);
  return { call: `${request?.method} ${request?.path}`, body: request?.body };
}

const primaryPaymentDetailsAttributes = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'sandboxCard',
  paymentMethodType: 'card',
} as const;
const expected = { version: 3, total: 999 };
const consent = [{ fieldName: 'sale', version: '1', accepted: true }];
const primaryPaymentDetails = {
  targetPaymentProvider: 'sandboxCard',
  paymentMethodType: 'card',
} as const;
const amount = { amount: 999, currency: 'EUR', scale: 2 };
const ENTITLED = 'ALL_ACTIVE_USER_ENTITLEMENTS';

type Row = [
  id: string,
  what: string,
  make: (call: MakeCall) => Promise<unknown>,
  line: string,
  body?: unknown,
];

const ROWS: Row[] = [
  [
    '2.7-02',
    'pays for a basket with a payment arrangement',
    (call) =>
      call(pay, {
        params: { basketOrProviderId: 'b-1' },
        body: { primaryPaymentDetailsAttributes, expected },
      }),
    'POST /api/v2/customer/baskets/pay/b-1',
    { primaryPaymentDetailsAttributes, expected },
  ],
  [
    '2.7-02',
    'with consent, and with the query acknowledgeNoFreeTrial',
    (call) =>
      call(pay, {
        params: { basketOrProviderId: 'sandboxCard' },
        query: { acknowledgeNoFreeTrial: true },
        body: { primaryPaymentDetailsAttributes, consent, expected },
      }),
    'POST /api/v2/customer/baskets/pay/sandboxCard?acknowledgeNoFreeTrial=true',
    { primaryPaymentDetailsAttributes, consent, expected },
  ],
  [
    '2.7-03',
    'pays for the open basket, without an id in the path',
    (call) => call(payOpenBasket, { body: { primaryPaymentDetailsAttributes, expected } }),
    'POST /api/v2/customer/baskets/pay',
    { primaryPaymentDetailsAttributes, expected },
  ],
  [
    '2.7-04',
    'attaches payment details with an empty body',
    (call) => call(attachDetails, { params: { licenceId: 101, detailsId: 'card-1' } }),
    'POST /api/v2/licence/101/payment-details/card-1',
    {},
  ],
  [
    '2.7-04',
    'attaches them with the suffix checkBillingDetails',
    (call) => call(attachDetailsChecked, { params: { licenceId: 101, detailsId: 'card-1' } }),
    'POST /api/v2/licence/101/payment-details/card-1/checkBillingDetails',
    {},
  ],
  ['2.7-05', 'reads the basket', (call) => call(basket), 'GET /api/v2/customer/basket'],
  ...[true, false].map(
    (acknowledgeNoFreeTrial): Row => [
      '2.7-06',
      `updates the basket, with the trial acknowledged: ${acknowledgeNoFreeTrial}`,
      (call) =>
        call(saveBasket, {
          params: { id: 'b-1' },
          query: { acknowledgeNoFreeTrial },
          body: { version: 3, items: [{ sku: 'sku-101' }] },
        }),
      `PUT /api/v2/baskets/b-1?acknowledgeNoFreeTrial=${acknowledgeNoFreeTrial}`,
      { version: 3, items: [{ sku: 'sku-101' }] },
    ],
  ),
  [
    '2.7-07',
    'applies a voucher',
    (call) => call(applyVoucher, { params: { code: 'WELCOME50' } }),
    'PUT /api/v2/baskets/vouchers/WELCOME50',
    {},
  ],
  [
    '2.7-08',
    'removes a voucher',
    (call) => call(removeVoucher, { params: { code: 'WELCOME50' } }),
    'DELETE /api/v2/baskets/vouchers/WELCOME50',
  ],
  [
    '2.5-01',
    'encodes the code of a voucher that is applied',
    (call) => call(applyVoucher, { params: { code: '½ off/?#50%' } }),
    'PUT /api/v2/baskets/vouchers/%C2%BD%20off%2F%3F%2350%25',
    {},
  ],
  [
    '2.5-01',
    'encodes the code of a voucher that is removed',
    (call) => call(removeVoucher, { params: { code: '½ off/?#50%' } }),
    'DELETE /api/v2/baskets/vouchers/%C2%BD%20off%2F%3F%2350%25',
  ],
  [
    '2.7-09',
    'redeems a voucher by its code alone',
    (call) => call(redeemVoucher, { body: { voucherCode: 'FULLPASS' } }),
    'POST /api/v2/promotions/voucher/redeem',
    { voucherCode: 'FULLPASS' },
  ],
  [
    '2.7-09',
    'redeems a voucher for a licence, whose id is an integer',
    (call) => call(redeemVoucher, { body: { voucherCode: 'FULLPASS', licenceId: 101 } }),
    'POST /api/v2/promotions/voucher/redeem',
    { voucherCode: 'FULLPASS', licenceId: 101 },
  ],
  [
    '2.7-10',
    'begins a payment of an amount',
    (call) =>
      call(initPayment, { body: { primaryPaymentDetails: { ...primaryPaymentDetails, amount } } }),
    'POST /api/v4/payment-method/init',
    { primaryPaymentDetails: { ...primaryPaymentDetails, amount } },
  ],
  [
    '2.7-10',
    'begins one without the amount',
    (call) => call(initPayment, { body: { primaryPaymentDetails } }),
    'POST /api/v4/payment-method/init',
    { primaryPaymentDetails },
  ],
  [
    '2.7-11',
    'validates what was taken',
    (call) =>
      call(validatePayment, {
        body: {
          primaryPaymentDetails: { ...primaryPaymentDetails, paymentDetailsExid: 'card-1' },
        },
      }),
    'POST /api/v4/payment-method/validate',
    { primaryPaymentDetails: { ...primaryPaymentDetails, paymentDetailsExid: 'card-1' } },
  ],
  ['2.7-12', 'reads all licences', (call) => call(licences, {}), 'GET /api/v2/licence'],
  [
    '2.7-12',
    'reads these licences, and what the viewer is entitled to',
    (call) => call(licences, { query: { includeEntitlements: ENTITLED, licenceId: '101,102' } }),
    `GET /api/v2/licence?includeEntitlements=${ENTITLED}&licenceId=101%2C102`,
  ],
  ['2.7-13', 'reads families', (call) => call(licenceFamilies, {}), 'GET /api/v2/licence-family'],
  [
    '2.7-13',
    'reads these of families, and what the viewer is entitled to',
    (call) =>
      call(licenceFamilies, { query: { includeEntitlements: ENTITLED, licenceId: '101,102' } }),
    `GET /api/v2/licence-family?includeEntitlements=${ENTITLED}&licenceId=101%2C102`,
  ],
  [
    '2.7-23',
    'reads active licences',
    (call) => call(activeLicences),
    'GET /api/v2/customer/subscriptions/status/active',
  ],
  ['2.7-24', 'reads licences at', (call) => call(licences, {}), 'GET /api/v2/licence'],
  ['2.7-25', 'reads own licences at', (call) => call(ownLicences), 'GET /api/v2/user/licence'],
  [
    '2.7-26',
    'reads families at',
    (call) => call(licenceFamilies, {}),
    'GET /api/v2/licence-family',
  ],
];

it.each(ROWS)('[%s] the client %s', async (_id, _what, make, line, body) => {
  expect(await sent(make)).toEqual({ call: line, body });
});

it('[2.7-11] the answer of validate has parsedData, or it is none', async () => {
  server.respond = () => ({ body: { ...answer, parsedData: undefined } });
  const body = {
    primaryPaymentDetails: { ...primaryPaymentDetails, paymentDetailsExid: 'card-1' },
  };
  await expect(sent((call) => call(validatePayment, { body }))).rejects.toMatchObject({
    code: 'MALFORMED',
  });
});

it('[2.7-01] calls are relative to version 2 of the API, but for those that are noted', () => {
  const others = Object.values(calls)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/api/v2/'));
  expect(new Set(others.filter((path) => /^\/api\/v[34]\//.test(path)))).toEqual(
    new Set([
      '/api/v3/i18n/country-codes',
      '/api/v3/adobe/regcode',
      '/api/v3/adobe/token',
      '/api/v3/user/watchlist',
      '/api/v4/user/watchlist/{id}/content/{type}/{contentId}/position',
      '/api/v4/payment-method/init',
      '/api/v4/payment-method/validate',
    ]),
  );
});
