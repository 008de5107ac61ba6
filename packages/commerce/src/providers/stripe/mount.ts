import {
  type FieldError,
  type Fields,
  type FormLook,
  type MountEvents,
  type MountInput,
  PaymentFormError,
} from '../provider';
import { openStripe } from './script';
import type { StripeAppearance, StripeClient, StripeElements, StripeError } from './surface';

/** The longest wait for the form after its script has come; in milliseconds. */
const PATIENCE = 15_000;

/**
 * Mounts Stripe's Payment Element: the card is collected first, and what is due is charged by the origin ("Finalize payments on the
 * server"). A card that is kept without a payment is set up by the form itself.
 * @throws {PaymentFormError}
 */
export async function mountStripe(
  place: HTMLElement,
  { config, parsedData, locale, look, addressOf }: MountInput<'stripe'>,
  on: MountEvents,
): Promise<Fields> {
  const stripe = await openStripe(config, { addressOf, locale });
  const { mode } = parsedData.elements;
  const elements = stripe.elements({
    ...parsedData.elements,
    setupFutureUsage: mode === 'payment' ? 'off_session' : undefined,
    paymentMethodTypes: ['card'],
    appearance: appearanceOf(look),
  });
  const element = elements.create('payment', {
    layout: 'tabs',
    // A wallet's sheet would show the amount of the moment when the form came.
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  on.state('empty');
  /** The card that was set up: it is given again where the origin has not got it yet, for its setup is done. */
  let ready: Submitted | undefined;
  element.on('change', ({ complete, empty }) => {
    on.state(complete ? 'complete' : empty ? 'empty' : 'incomplete');
    // Another card needs another setup.
    if (ready && !complete) on.lost();
  });
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      element.destroy();
      reject(new PaymentFormError('UNAVAILABLE', 'The form of Stripe did not come.'));
    };
    const late = setTimeout(fail, PATIENCE);
    element.on('ready', () => {
      clearTimeout(late);
      resolve();
    });
    element.on('loaderror', () => {
      clearTimeout(late);
      fail();
    });
    element.mount(place);
  });
  return {
    focus: () => element.focus(),
    async submit() {
      if (ready) return ready;
      const { error } = await elements.submit();
      if (error) return { fieldErrors: [fieldErrorOf(error)] };
      if (parsedData.clientSecret === undefined) return collect(stripe, elements);
      const submitted = await setUp(stripe, elements, parsedData.clientSecret);
      if (submitted === 'spent') {
        on.lost();
        return { fieldErrors: [{ field: 'card', code: 'card_error' }] };
      }
      if ('details' in submitted) ready = submitted;
      return submitted;
    },
    destroy: () => element.destroy(),
  };
}

type Submitted = Awaited<ReturnType<Fields['submit']>>;

/** What was entered, as a token that the origin confirms the payment with. */
async function collect(stripe: StripeClient, elements: StripeElements): Promise<Submitted> {
  const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
  if (error || !confirmationToken) return { fieldErrors: [fieldErrorOf(error ?? {})] };
  return { details: { paymentDetailsExid: confirmationToken.id } };
}

/**
 * Sets a card up for later charges; its issuer may ask the viewer in Stripe's window. `spent`: the setup was done before, and of which
 * card the form does not know.
 */
async function setUp(
  stripe: StripeClient,
  elements: StripeElements,
  clientSecret: string,
): Promise<Submitted | 'spent'> {
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret,
    redirect: 'if_required',
    confirmParams: { return_url: location.href },
  });
  if (error?.code === 'setup_intent_unexpected_state') return 'spent';
  if (error) return { fieldErrors: [fieldErrorOf(error)] };
  const { status, payment_method: method } = setupIntent ?? {};
  const paymentDetailsExid = typeof method === 'string' ? method : method?.id;
  return status === 'succeeded' && paymentDetailsExid !== undefined
    ? { details: { paymentDetailsExid } }
    : { fieldErrors: [{ field: 'card', code: 'card_error' }] };
}

const appearanceOf = (look: FormLook): StripeAppearance => ({
  theme: look.scheme === 'dark' ? 'night' : 'stripe',
  variables: {
    colorPrimary: look.accent,
    colorBackground: look.surface,
    colorText: look.text,
    colorTextSecondary: look.muted,
    colorDanger: look.danger,
    borderRadius: look.radius,
    fontFamily: look.font,
  },
});

/** Which field a code is about, by its beginning; Stripe shows the error at the field itself. */
const FIELD_OF: readonly [RegExp, FieldError['field']][] = [
  [/number$/, 'number'],
  [/expiry|^expired_card$/, 'expiry'],
  [/cvc$/, 'cvc'],
  [/zip$/, 'zip'],
];

function fieldErrorOf({ code = 'card_error' }: StripeError): FieldError {
  const [, field = 'card'] = FIELD_OF.find(([pattern]) => pattern.test(code)) ?? [];
  return { field, code };
}
