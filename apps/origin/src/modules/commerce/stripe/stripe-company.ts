import type { ChargeRequest } from '../../../counterparts/payments/protocol';
import { type Company, type CompanyCharge, type FormRequest, NoAnswer, Refused } from '../company';
import { stripeAmount } from '../rules/stripe-amount';
import type { Customers } from './customers';
import type { Form, StripeAnswer, StripeCall } from './stripe-call';
import { chargeOf, declineOf, refundOf } from './stripe-charge';
import { findStripeDetails } from './stripe-details';
import { hearStripe } from './stripe-event';
import { isIntent, isRefund, type StripeIntent, type StripeRefund } from './stripe-objects';

/** A payment of ours as it was sent. */
export interface SentPayment {
  /** Stripe's name of it; null until an answer has come. */
  ref: string | null;
  request: ChargeRequest;
}

interface StripeParts {
  call: StripeCall;
  webhookSecret: string;
  customers: Customers;
  /** Finds a payment of ours by its id. */
  sent(payment: string): Promise<SentPayment | null>;
  /** Has Stripe's events of a payment sent to an address; a merchant sets it in Stripe's dashboard, once. */
  notify?(address: string): Promise<void>;
}

/** Where an intent is: to pay with, or to set a card up where nothing is due today. */
const pathOf = (id: string) =>
  `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;

/** Codes by which a viewer learns what to do; the others are faults of ours or the operator's. */
const VIEWERS_OWN = ['amount_too_small'];

const refusal = ({ failure: { code, type, message } }: Extract<StripeAnswer, { ok: false }>) =>
  new Refused(
    `Stripe refuses: ${code ?? type}: ${message}`,
    VIEWERS_OWN.find((one) => one === code),
  );

function intentIn(answer: StripeAnswer): StripeIntent {
  if (!answer.ok) throw refusal(answer);
  if (!isIntent(answer.body)) throw new NoAnswer('An answer of Stripe’s has no intent.');
  return answer.body;
}

function refundIn(answer: StripeAnswer): StripeRefund {
  if (!answer.ok) throw refusal(answer);
  if (!isRefund(answer.body)) throw new NoAnswer('An answer of Stripe’s has no refund.');
  return answer.body;
}

/**
 * Stripe, by its API alone. An intent is made first and confirmed afterwards, each with a key of the payment's: a call that is repeated
 * finds the intent that it has made, whatever was answered then, and an intent is confirmed once. What is collected in Stripe's form is a
 * confirmation token, of which a stored card comes once it was paid with.
 */
export function stripeCompany({
  call,
  webhookSecret,
  customers,
  sent,
  notify,
}: StripeParts): Company {
  /** Makes an intent, or finds it again by its key: then what is said of it may be old. */
  async function make(request: ChargeRequest): Promise<{ id: string; replayed: boolean }> {
    const { payment, customer, amount, currency, reference, brand, offSession } = request;
    await notify?.(request.notifyUrl);
    const common: Form = {
      customer: await customers.of(customer, payment),
      description: `${brand} ${reference}`,
      'payment_method_types[]': 'card',
      'metadata[payment]': payment,
      'metadata[reference]': reference,
    };
    const made = async (path: string, form: Form) => {
      const answer = await call('POST', path, form, payment);
      return { id: intentIn(answer).id, replayed: answer.replayed };
    };
    if (amount === 0) return made('setup_intents', { ...common, usage: 'off_session' });
    const counted = stripeAmount(request);
    if (counted === null) throw new Refused(`Stripe cannot take ${amount} ${currency} as it is.`);
    const form: Form = {
      ...common,
      amount: counted,
      currency: currency.toLowerCase(),
      // Cards are stored once they have paid, for renewals, too.
      setup_future_usage: offSession ? undefined : 'off_session',
    };
    return made('payment_intents', form);
  }

  async function look(id: string): Promise<CompanyCharge | null> {
    const answer = await call('GET', pathOf(id));
    if (!answer.ok && answer.status === 404) return null;
    return chargeOf(intentIn(answer));
  }

  /** What an answer to a change of an intent says of it; one that was given before is not believed, but looked up. */
  async function after(id: string, answer: StripeAnswer): Promise<CompanyCharge> {
    if (answer.replayed) {
      const now = await look(id);
      if (now) return now;
    }
    if (answer.ok) {
      const charge = chargeOf(intentIn(answer));
      if (charge) return charge;
      throw new NoAnswer(`${id} has not moved.`);
    }
    const { failure } = answer;
    if (failure.type === 'card_error')
      return { id, status: 'declined', decline: declineOf(failure) };
    // It was confirmed or cancelled before: what it is now is the answer.
    const intent = failure.payment_intent ?? failure.setup_intent;
    const charge = intent && chargeOf(intent);
    if (charge) return charge;
    if (failure.param === 'confirmation_token' || failure.param === 'payment_method')
      return {
        id,
        status: 'declined',
        decline: {
          code: 'details_unknown',
          message: 'This card is no longer stored. Enter it again.',
        },
      };
    throw refusal(answer);
  }

  async function confirm(id: string, request: ChargeRequest): Promise<CompanyCharge> {
    const { payment, details = '', offSession, returnUrl } = request;
    const form: Form = {
      [details.startsWith('ctoken_') ? 'confirmation_token' : 'payment_method']: details,
      // Nobody is there to be asked; or Stripe's script on our page asks.
      ...(offSession ? { off_session: true } : { use_stripe_sdk: true, return_url: returnUrl }),
    };
    return after(id, await call('POST', `${pathOf(id)}/confirm`, form, `${payment}:confirm`));
  }

  async function cancel(payment: string): Promise<CompanyCharge | null> {
    const known = await sent(payment);
    if (!known) return null;
    let id = known.ref;
    try {
      id ??= (await make(known.request)).id;
    } catch (error) {
      // It could not even be made: nothing can be charged any more.
      if (error instanceof Refused) return null;
      throw error;
    }
    return after(id, await call('POST', `${pathOf(id)}/cancel`, {}, `${payment}:cancel`));
  }

  /** For a card that is kept without a payment, Stripe's form sets it up itself; for a payment, it needs to know what is due. */
  async function form({ customer, money, keeps }: FormRequest): Promise<object> {
    const counted = money && money.amount > 0 && !keeps ? stripeAmount(money) : null;
    const elements = {
      currency: (money?.currency ?? 'EUR').toLowerCase(),
      ...(counted === null ? { mode: 'setup' } : { mode: 'payment', amount: counted }),
    };
    if (!keeps) return { elements };
    const setup = await call('POST', 'setup_intents', {
      customer: await customers.of(customer),
      usage: 'off_session',
      'payment_method_types[]': 'card',
    });
    return { elements, clientSecret: intentIn(setup).client_secret };
  }

  return {
    form,
    details: (exid) => findStripeDetails(call, customers, exid),
    async forget(exid) {
      // A token is forgotten by itself.
      if (exid.startsWith('pm_')) await call('POST', `payment_methods/${exid}/detach`);
    },
    async charge(request) {
      const { id, replayed } = await make(request);
      // It may be confirmed already; and an error of Stripe's is kept for the confirmation's key, whatever it has done.
      return (replayed ? await look(id) : null) ?? confirm(id, request);
    },
    async find(payment) {
      const ref = (await sent(payment))?.ref;
      return ref ? look(ref) : null;
    },
    cancel,
    async refund(payment, key, amount) {
      const known = await sent(payment);
      if (!known?.ref) throw new NoAnswer(`Stripe's name of the payment ${payment} is not known.`);
      const counted = stripeAmount({ ...known.request, amount });
      if (counted === null) throw new Refused(`Stripe cannot pay back ${amount} as it is.`);
      const answer = await call(
        'POST',
        'refunds',
        {
          payment_intent: known.ref,
          amount: counted,
          'metadata[payment]': payment,
          'metadata[refund]': key,
        },
        `refund:${key}`,
      );
      // By hand, or by a key that Stripe has forgotten: the viewer has it.
      if (!answer.ok && answer.failure.code === 'charge_already_refunded')
        return { id: `${known.ref}:refunded`, status: 'succeeded' };
      const refund = refundIn(answer);
      return refundOf(
        answer.replayed ? refundIn(await call('GET', `refunds/${refund.id}`)) : refund,
      );
    },
    async findRefund(_, ref) {
      const answer = await call('GET', `refunds/${ref}`);
      if (!answer.ok && answer.status === 404) return null;
      return refundOf(refundIn(answer));
    },
    hear: (webhook) => hearStripe(webhook, webhookSecret),
  };
}

/** Makes a customer, once for a key. */
export const createCustomerBy =
  (call: StripeCall) =>
  async (viewer: string, key: string): Promise<string> => {
    const answer = await call('POST', 'customers', { 'metadata[viewer]': viewer }, key);
    if (!answer.ok) throw refusal(answer);
    const { body } = answer;
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string')
      return body.id;
    throw new NoAnswer('An answer of Stripe’s has no customer.');
  };
