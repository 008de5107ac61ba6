import { expect, it } from 'vitest';
import {
  answerOf,
  bodyOf,
  callOf,
  calls,
  fieldsOf,
  follow,
  partAt,
  queryOf,
} from './testing/contract';

it('[2.7-01] calls of 2 §7 are in version 2 of the API, but for those that it notes', () => {
  const elsewhere = calls
    .filter(({ 'x-spec': spec, base }) => spec?.startsWith('2') && base !== undefined)
    .map(({ path, base }) => `${base}${path}`);
  expect(new Set(elsewhere)).toEqual(
    new Set([
      '/api/v4/payment-method/init',
      '/api/v4/payment-method/validate',
      '/api/v1/parental-control',
      '/v1/multiviewHeartbeat',
    ]),
  );
});

/** The calls of 2 §7 with their method and path, parameters of the query, and what they send and answer. */
const CALLS: [
  id: string,
  name: string,
  line: string,
  query: string,
  body: string,
  answer: string,
][] = [
  [
    '2.7-02',
    'pay',
    'POST /customer/baskets/pay/{basketOrProviderId}',
    'acknowledgeNoFreeTrial',
    'primaryPaymentDetailsAttributes consent',
    'id status',
  ],
  [
    '2.7-03',
    'payOpenBasket',
    'POST /customer/baskets/pay',
    'acknowledgeNoFreeTrial',
    'primaryPaymentDetailsAttributes consent',
    'id status',
  ],
  ['2.7-05', 'basket', 'GET /customer/basket', '', '', 'basketItems vouchers discountedTotal'],
  [
    '2.7-06',
    'saveBasket',
    'PUT /baskets/{id}',
    'acknowledgeNoFreeTrial',
    'items',
    'basketItems vouchers',
  ],
  ['2.7-07', 'applyVoucher', 'PUT /baskets/vouchers/{code}', '', '', 'vouchers'],
  ['2.7-08', 'removeVoucher', 'DELETE /baskets/vouchers/{code}', '', '', 'vouchers'],
  [
    '2.7-09',
    'redeemVoucher',
    'POST /promotions/voucher/redeem',
    '',
    'voucherCode licenceId',
    'licence',
  ],
  ['2.7-10', 'initPayment', 'POST /payment-method/init', '', 'primaryPaymentDetails', 'parsedData'],
  [
    '2.7-11',
    'validatePayment',
    'POST /payment-method/validate',
    '',
    'primaryPaymentDetails',
    'parsedData',
  ],
  [
    '2.7-04',
    'attachDetails',
    'POST /licence/{licenceId}/payment-details/{detailsId}',
    '',
    '',
    'licence',
  ],
  [
    '2.7-04',
    'attachDetailsChecked',
    'POST /licence/{licenceId}/payment-details/{detailsId}/checkBillingDetails',
    '',
    '',
    'licence',
  ],
  ['2.7-12', 'licences', 'GET /licence', 'includeEntitlements licenceId', '', 'licences'],
  [
    '2.7-13',
    'licenceFamilies',
    'GET /licence-family',
    'includeEntitlements licenceId',
    '',
    'families licences',
  ],
];

it.each(CALLS)(
  '[%s] the call %s is %s, asks %j, sends %j and answers %j',
  (_id, name, line, query, body, answer) => {
    const call = callOf(name);
    const words = (text: string) => (text === '' ? [] : text.split(' '));
    expect(`${call.method} ${call.path}`).toBe(line);
    expect(queryOf(call).map((one) => one.name)).toEqual(words(query));
    if (body === '') expect(call.requestBody).toBeUndefined();
    else expect(fieldsOf(bodyOf(call))).toEqual(expect.arrayContaining(words(body)));
    expect(answerOf(call).required).toEqual(expect.arrayContaining(words(answer)));
  },
);

it('[2.7-02] an arrangement names the details, their provider and their method', () => {
  const { required = [] } = bodyOf(callOf('pay'));
  expect(required).toContain('primaryPaymentDetailsAttributes');
  expect(required).not.toContain('consent');
  expect(fieldsOf(partAt('Arrangement.primaryPaymentDetailsAttributes'))).toEqual([
    'paymentDetailsExternalId',
    'targetPaymentProvider',
    'paymentMethodType',
  ]);
});

it('[2.7-09] the licence that is redeemed for is left out, or an integer', () => {
  const { required, properties } = bodyOf(callOf('redeemVoucher'));
  expect(required).toEqual(['voucherCode']);
  expect(properties?.licenceId?.type).toBe('integer');
});

it('[2.7-10] the amount of what a form is opened for may be left out', () => {
  const details = follow(bodyOf(callOf('initPayment')).properties?.primaryPaymentDetails);
  expect(fieldsOf(details)).toContain('amount');
  expect(details.required).not.toContain('amount');
});

it.each([
  ['2.7-12', 'licences'],
  ['2.7-13', 'licenceFamilies'],
])(
  '[%s] %s may be asked for all that the viewer is entitled to, and for a list of ids',
  (_id, name) => {
    const parameters = queryOf(callOf(name));
    const of = (wanted: string) => parameters.find((one) => one.name === wanted);
    expect(of('includeEntitlements')?.schema?.enum).toEqual(['ALL_ACTIVE_USER_ENTITLEMENTS']);
    const list = new RegExp(String(of('licenceId')?.schema?.pattern));
    for (const ids of ['101', '101,102,103']) expect(ids).toMatch(list);
    expect('101;102').not.toMatch(list);
  },
);
