import { type Books, begin } from './books';
import { checkParameters, type Form, metadataOf } from './form';
import type { Intents } from './intents';
import type { Intent, StripeObject } from './objects';
import { createRefund } from './refunds';
import { invalid, missing } from './refusal';

export interface Asked {
  method: string;
  /** The parts of the path behind `/v1/`. */
  path: readonly string[];
  form: Form;
  /** A page asks, with the publishable key: it may see and confirm the intent whose secret it has. */
  byPage: boolean;
}

/** The calls of Stripe's API that the stand-in has; answers with an object. @throws {StripeRefusal} */
export function createCalls(books: Books, intents: Intents) {
  function intentOf({ path: [kind, id = ''], form, byPage }: Asked): Intent {
    const intent = intents.find(id);
    if (!intent || `${intent.object}s` !== kind)
      throw missing(kind?.slice(0, -1) ?? '', id, { param: 'intent' });
    // The secret is asked of a page; a merchant may leave it out, as with Stripe.
    if (byPage || form.client_secret !== undefined)
      if (form.client_secret !== intent.client_secret)
        throw invalid('The client_secret provided does not match this Intent.', {
          param: 'client_secret',
        });
    return intent;
  }

  function methodOf(id = '') {
    const method = books.find('payment_method', id);
    if (!method) throw missing('PaymentMethod', id, { param: 'payment_method' });
    return method;
  }

  return (asked: Asked): StripeObject => {
    const { method, path, form, byPage } = asked;
    const [kind = '', id] = path;
    const isIntent = kind === 'payment_intents' || kind === 'setup_intents';
    const is = (verb: string, ...parts: (string | undefined)[]) =>
      method === verb &&
      path.length === parts.length &&
      parts.every((part, at) => part === path[at]);
    if (isIntent && is('GET', kind, id)) {
      checkParameters(form, 'retrieve');
      return intentOf(asked);
    }
    if (isIntent && is('POST', kind, id, 'confirm')) {
      checkParameters(
        form,
        kind === 'payment_intents' ? 'confirmPaymentIntent' : 'confirmSetupIntent',
      );
      return intents.confirm(intentOf(asked), form);
    }
    if (byPage) throw invalid('This API call cannot be made with a publishable API key.', {}, 403);
    if (isIntent && is('POST', kind, id, 'cancel')) {
      checkParameters(form, 'cancel');
      return intents.cancel(intentOf(asked));
    }
    if (is('POST', 'payment_intents')) {
      checkParameters(form, 'createPaymentIntent');
      return intents.createPayment(form);
    }
    if (is('POST', 'setup_intents')) {
      checkParameters(form, 'createSetupIntent');
      return intents.createSetup(form);
    }
    if (is('POST', 'customers')) {
      checkParameters(form, 'createCustomer');
      return books.keep({ ...begin('customer'), metadata: metadataOf(form) });
    }
    if (is('POST', 'refunds')) {
      checkParameters(form, 'createRefund');
      return createRefund(books, form);
    }
    checkParameters(form, 'none');
    if (is('GET', 'refunds', id)) {
      const refund = books.find('refund', id);
      if (refund) return refund.object;
      throw missing('refund', id ?? '');
    }
    if (is('GET', 'payment_methods', id)) return methodOf(id).object;
    if (is('POST', 'payment_methods', id, 'detach')) {
      const { object, hidden } = methodOf(id);
      if (object.customer === null)
        throw invalid('The payment method you provided is not attached to a customer.');
      return books.keep({ ...object, customer: null }, hidden);
    }
    if (is('GET', 'confirmation_tokens', id)) {
      const token = books.find('confirmation_token', id);
      if (token) return token.object;
      throw missing('confirmation_token', id ?? '');
    }
    throw invalid(`Unrecognized request URL (${method}: /v1/${path.join('/')}).`, {}, 404);
  };
}
