import { expect, it } from 'vitest';
import { answerOf, callOf, fieldsOf, partAt } from './testing/contract';

/** 2 §3: what each entity has; it may have more, which is decided elsewhere. */
const FIELDS: [id: string, entity: string, fields: string][] = [
  [
    '2.3-01',
    'Licence',
    'id name description type rank family status pauseState autoRenewingStatus subscriptionPendingActions purchaseStrategy amounts licenceStatus paymentProviderInfo trialDetails defaultMarketingPricePeriod cta ctaControl activationStrategy',
  ],
  ['2.3-01', 'Licence.paymentProviderInfo', 'managed'],
  ['2.3-01', 'Licence.activationStrategy', 'type'],
  ['2.3-07', 'Licence.purchaseStrategy', 'subscriptionPeriod type externalAuthProviderDetails'],
  [
    '2.3-08',
    'Licence.amounts',
    'sku amount currency scale periodAmounts local default taxInclusive id',
  ],
  ['2.3-08', 'Licence.amounts.periodAmounts', 'period amount'],
  [
    '2.3-09',
    'Licence.licenceStatus',
    'status autoRenewingStatus expiryTimestamp pauseState subscriptionPendingActions licencePayment',
  ],
  ['2.3-09', 'Licence.licenceStatus.subscriptionPendingActions', 'action requestedAt actionDueBy'],
  [
    '2.3-10',
    'Licence.licenceStatus.licencePayment',
    'paymentEventType purchaseTimestamp expiryTimestamp paymentProviderInfo cardId purchaseId',
  ],
  ['2.3-11', 'LicenceFamilies', 'families licences'],
  ['2.3-11', 'LicenceFamilies.families', 'id name licences'],
  ['2.3-12', 'Discount', 'type percentage amount state lifeTimeRepeat'],
  ['2.3-13', 'Basket.basketItems', 'sku subscriptionSetting'],
  [
    '2.3-13',
    'Basket.basketItems.subscriptionSetting',
    'subscriptionPeriod subscriptionType trialPeriodDuration',
  ],
  ['2.3-14', 'Basket.vouchers', 'name discount preApplyVoucherCode'],
  [
    '2.3-16',
    'PaymentDetails',
    'paymentDetailsExid targetPaymentProvider paymentMethodType paymentProviderType paymentMethodDetails',
  ],
  [
    '2.3-20',
    'Card',
    'cardId cardType last4Digits cardHolder showEula paymentProviderId licences paymentMethodType',
  ],
  ['2.3-24', 'UserDetails', 'id contactEmail fields'],
  ['2.3-25', 'MarketingPreferences', 'answers'],
  ['2.3-25', 'MarketingPreferences.answers', 'fieldName fieldType text defaultValue required'],
  ['2.3-38', 'PurchaseEvent', 'origin message profileID sku subscription'],
];

it.each(FIELDS)('[%s] %s has %s', (_id, entity, fields) => {
  expect(fieldsOf(partAt(entity))).toEqual(expect.arrayContaining(fields.split(' ')));
});

/** The calls that the account's state is read by, and what each answers of it. */
const ACCOUNT: [what: string, call: string, fields: string][] = [
  ['payments', 'payments', 'payments'],
  ['cards', 'cards', 'cards'],
  ['addresses, details and userUUID', 'userDetails', 'id fields'],
  ['licence groups, in families and outside of them', 'licenceFamilies', 'families licences'],
  ['the viewer’s own licences', 'ownLicences', 'licences'],
  ['marketing preferences', 'marketingPreferences', 'answers'],
];

it.each(ACCOUNT)('[2.3-23] the account has %s', (_what, call, fields) => {
  expect(fieldsOf(answerOf(callOf(call)))).toEqual(expect.arrayContaining(fields.split(' ')));
});

/** 2 §3: the values of a field; `INACTIVE` is 2 §4's licence that waits for its payment. */
const VALUES: [id: string, field: string, values: string][] = [
  ['2.3-02', 'Licence.type', 'FREE OTHER'],
  ['2.3-03', 'Licence.status', 'ACTIVE TRIAL_ACTIVE EXPIRED SWITCH_TO INACTIVE'],
  ['2.3-05', 'Licence.pauseState', 'NOT_PAUSED PAUSED NOT_ALLOWED'],
  [
    '2.3-06',
    'Licence.subscriptionPendingActions.action',
    'REFRESH_PAYMENT_DETAILS PAUSE_REQUESTED RESUME_REQUESTED CONFIRMED_PAYMENT_REQUIRED',
  ],
  ['2.3-12', 'Discount.type', 'PERCENTAGE AMOUNT'],
  ['2.3-12', 'Discount.state', 'ACTIVE UPCOMING EXPIRED'],
];

it.each(VALUES)('[%s] %s is one of %s', (_id, field, values) => {
  expect(partAt(field).enum).toEqual(values.split(' '));
});

it('[2.3-11] licences outside any family have the fields of those in one, without a family', () => {
  expect(partAt('LicenceFamilies.licences')).toBe(partAt('LicenceFamilies.families.licences'));
  expect(partAt('Licence').required).not.toContain('family');
});

it('[2.3-14] the discount of a voucher is one as licences have it', () => {
  expect(partAt('Basket.vouchers.discount')).toBe(partAt('Discount'));
});
