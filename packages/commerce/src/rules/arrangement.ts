import type { components } from '@marquee/origin-client';

export type MethodType = components['schemas']['MethodType'];

/** The methods that lead to another site; zero balance is one of them in data and never leads anywhere. */
export const REDIRECT_METHODS: readonly MethodType[] = [
  'wepay',
  'bancontact',
  'ideal',
  'pix',
  'alipay',
  'zeroBalance',
];

/** Starts a payment without a press and without a form: where nothing is to be paid (2 §4). */
export const startsAtOnce = (method: MethodType): boolean => method === 'zeroBalance';

/** Does paying this way lead through another site? */
export const leavesSite = (method: MethodType): boolean =>
  REDIRECT_METHODS.includes(method) && !startsAtOnce(method);

/** The payment details of a payment, as they are chosen on the page. */
export interface ChosenDetails {
  paymentMethodType: MethodType;
  targetPaymentProvider?: string;
  /** Of a card, new or stored; redirects have none. */
  paymentDetailsExternalId?: string;
}

type Attributes = components['schemas']['Arrangement']['primaryPaymentDetailsAttributes'];

/** What the payment call sends of the chosen details (2 §7); of zero balance nothing but its name. */
export const arrangement = (chosen: ChosenDetails): Attributes =>
  startsAtOnce(chosen.paymentMethodType)
    ? { paymentMethodType: chosen.paymentMethodType }
    : {
        paymentMethodType: chosen.paymentMethodType,
        targetPaymentProvider: chosen.targetPaymentProvider,
        paymentDetailsExternalId: chosen.paymentDetailsExternalId,
      };
