import { randomBytes } from 'node:crypto';
import { type Books, begin, type Hidden } from './books';
import { checkAmount } from './currencies';
import { booleanOf, type Form, metadataOf, textOf, wholeOf } from './form';
import { AUTHENTICATION_REQUIRED, authenticationFailed, issuerSays } from './issuer';
import type { CardError, Intent, NextAction, PaymentIntent, SetupIntent } from './objects';
import { invalid, missing, StripeRefusal } from './refusal';

/** Intents to pay, and to set a card up for later: made, confirmed, answered at the issuer, cancelled. */
export function createIntents(books: Books, issuerPage: (token: string) => string) {
  const secretOf = (id: string) => `${id}_secret_${randomBytes(12).toString('hex')}`;

  function common(form: Form) {
    const customer = textOf(form, 'customer') ?? null;
    if (customer !== null && !books.find('customer', customer))
      throw missing('customer', customer, { param: 'customer', status: 400 });
    const types = form.payment_method_types ?? ['card'];
    if (!Array.isArray(types) || types.some((type) => type !== 'card'))
      throw invalid('The payment method type is not activated in the sandbox.', {
        param: 'payment_method_types',
      });
    return {
      customer,
      payment_method: null,
      payment_method_types: types,
      metadata: metadataOf(form),
      description: textOf(form, 'description') ?? null,
      status: 'requires_payment_method' as const,
      next_action: null,
    };
  }

  function createPayment(form: Form): PaymentIntent {
    const amount = wholeOf(form, 'amount') ?? 0;
    const currency = textOf(form, 'currency') ?? '';
    checkAmount(amount, currency);
    const usage = textOf(form, 'setup_future_usage') ?? null;
    if (usage !== null && usage !== 'off_session' && usage !== 'on_session')
      throw invalid(`Invalid setup_future_usage: ${usage}`, { param: 'setup_future_usage' });
    const base = begin('payment_intent');
    const intent = books.keep<PaymentIntent>({
      ...base,
      ...common(form),
      client_secret: secretOf(base.id),
      amount,
      amount_received: 0,
      currency,
      setup_future_usage: usage,
      latest_charge: null,
      last_payment_error: null,
      canceled_at: null,
    });
    books.tell('payment_intent.created', intent);
    return intent;
  }

  function createSetup(form: Form): SetupIntent {
    const base = begin('setup_intent');
    const intent = books.keep<SetupIntent>({
      ...base,
      ...common(form),
      client_secret: secretOf(base.id),
      usage: textOf(form, 'usage') ?? 'off_session',
      last_setup_error: null,
    });
    books.tell('setup_intent.created', intent);
    return intent;
  }

  /** The card to confirm with: a stored one of the intent's customer, or the one behind a token, which is used up. */
  function cardFor(intent: Intent, form: Form) {
    const tokenId = textOf(form, 'confirmation_token');
    const methodId = textOf(form, 'payment_method');
    if (tokenId !== undefined) {
      const token = books.find('confirmation_token', tokenId);
      if (!token)
        throw missing('confirmation_token', tokenId, { param: 'confirmation_token', status: 400 });
      const { payment_intent, setup_intent, expires_at, payment_method_preview } = token.object;
      if (payment_intent ?? setup_intent)
        throw invalid('This ConfirmationToken has already been used to confirm an Intent.', {
          param: 'confirmation_token',
        });
      if (expires_at * 1000 < Date.now())
        throw invalid('This ConfirmationToken has expired.', { param: 'confirmation_token' });
      books.keep({ ...token.object, [intent.object]: intent.id }, token.hidden);
      const { type, billing_details, card } = payment_method_preview;
      const method = books.keep(
        { ...begin('payment_method'), type, billing_details, card, customer: null },
        token.hidden,
      );
      return { object: method, hidden: token.hidden };
    }
    if (methodId === undefined)
      throw invalid('You cannot confirm this Intent because it is missing a payment method.', {
        code: `${intent.object}_unexpected_state`,
        [intent.object]: intent,
      });
    const method = books.find('payment_method', methodId);
    if (!method || method.object.customer === null || method.object.customer !== intent.customer)
      throw missing('PaymentMethod', methodId, { param: 'payment_method', status: 400 });
    return method;
  }

  /** The error field has one name for each kind of intent. */
  const withError = (intent: Intent, error: CardError | null): Intent =>
    intent.object === 'payment_intent'
      ? { ...intent, last_payment_error: error }
      : { ...intent, last_setup_error: error };

  const noteCharge = (intent: Intent, status: string, kind: 'charge' | 'status') =>
    books.note({
      kind,
      payment: intent.metadata.payment ?? intent.id,
      customer: books.viewerOf(intent.customer),
      amount: intent.object === 'payment_intent' ? intent.amount : 0,
      status,
    });

  function succeed(intent: Intent): Intent {
    const paid: Intent =
      intent.object === 'payment_intent'
        ? {
            ...intent,
            amount_received: intent.amount,
            latest_charge: `ch_${randomBytes(12).toString('hex')}`,
          }
        : intent;
    const done = books.keep(withError({ ...paid, status: 'succeeded', next_action: null }, null));
    const card = books.find('payment_method', done.payment_method);
    const keeps = done.object === 'setup_intent' || done.setup_future_usage !== null;
    if (card && keeps && done.customer !== null)
      books.keep({ ...card.object, customer: done.customer }, { ...card.hidden, setUp: true });
    books.tell(`${done.object}.succeeded`, done);
    return done;
  }

  /** The issuer or the viewer has said no: another card may be tried. */
  function fail(intent: Intent, error: CardError): Intent {
    const failed = books.keep(
      withError(
        { ...intent, status: 'requires_payment_method', payment_method: null, next_action: null },
        error,
      ),
    );
    books.tell(
      failed.object === 'payment_intent'
        ? 'payment_intent.payment_failed'
        : 'setup_intent.setup_failed',
      failed,
    );
    return failed;
  }

  function ask(intent: Intent, form: Form): Intent {
    const token = randomBytes(24).toString('base64url');
    const returnUrl = textOf(form, 'return_url');
    const url = issuerPage(token);
    const bySdk =
      booleanOf(form, 'use_stripe_sdk') || textOf(form, 'confirmation_token') !== undefined;
    if (!bySdk && returnUrl === undefined)
      throw invalid('A return_url is needed for this card.', { param: 'return_url' });
    const next_action: NextAction = bySdk
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', source: url } }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? '' } };
    const hidden: Hidden = { challenge: { token, returnUrl: bySdk ? undefined : returnUrl } };
    const asked = books.keep<Intent>({ ...intent, status: 'requires_action', next_action }, hidden);
    books.tell(`${asked.object}.requires_action`, asked);
    return asked;
  }

  function unexpected(intent: Intent, doing: string): never {
    throw invalid(`You cannot ${doing} this Intent because it has a status of ${intent.status}.`, {
      code: `${intent.object}_unexpected_state`,
      [intent.object]: intent,
    });
  }

  /** @throws {StripeRefusal} also when the card is declined, 402 */
  function confirm(intent: Intent, form: Form): Intent {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
      unexpected(intent, 'confirm');
    const card = cardFor(intent, form);
    const offSession = booleanOf(form, 'off_session');
    const paying = intent.object === 'payment_intent';
    const begun: Intent = { ...intent, payment_method: card.object.id };
    const { behaviour = 'succeeds', setUp = false } = card.hidden;
    const says = issuerSays(behaviour, { paying, offSession, setUp });
    if (says === 'yes') {
      noteCharge(begun, 'succeeded', 'charge');
      return succeed(begun);
    }
    if (says === 'ask' && !offSession) {
      noteCharge(begun, 'requires_action', 'charge');
      return ask(begun, form);
    }
    const error = says === 'ask' ? AUTHENTICATION_REQUIRED : says;
    noteCharge(begun, 'declined', 'charge');
    const failed = fail(begun, error);
    throw new StripeRefusal(402, { ...error, [failed.object]: failed });
  }

  return {
    createPayment,
    createSetup,
    confirm,
    find: (id: string): Intent | undefined =>
      books.find('payment_intent', id)?.object ?? books.find('setup_intent', id)?.object,
    cancel(intent: Intent): Intent {
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        unexpected(intent, 'cancel');
      const cancelled: Intent = { ...intent, status: 'canceled', next_action: null };
      const done = books.keep<Intent>(
        cancelled.object === 'payment_intent'
          ? { ...cancelled, canceled_at: Math.floor(Date.now() / 1000) }
          : cancelled,
      );
      books.tell(`${done.object}.canceled`, done);
      return done;
    },
    /** The viewer's answer at the issuer; one that comes late changes nothing. */
    answer(intent: Intent, approves: boolean): Intent {
      if (intent.status !== 'requires_action') return intent;
      noteCharge(intent, approves ? 'succeeded' : 'declined', 'status');
      return approves ? succeed(intent) : fail(intent, authenticationFailed(intent.object));
    },
  };
}

export type Intents = ReturnType<typeof createIntents>;
