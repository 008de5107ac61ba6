import { loadScript, VendorError } from '@marquee/renderer/vendor';
import {
  type FieldError,
  type Fields,
  type FormLook,
  type MountEvents,
  type MountInput,
  PaymentFormError,
} from '../provider';
import { scriptAddress } from './index';
import type { StripeAppearance, StripeError, StripeScript } from './surface';

/** The longest wait for the form after its script has come; in milliseconds. */
const PATIENCE = 15_000;

/** The state that lets a setup be charged: the others ask for more, which the order then does. */
const SET_UP: readonly string[] = ['succeeded', 'processing', 'requires_action'];

/**
 * Mounts Stripe's Payment Element in a deferred setup: the card is collected first, what is due is charged by the origin.
 * @throws {PaymentFormError}
 */
export async function mountStripe(
  place: HTMLElement,
  { config, parsedData, money, locale, look, addressOf }: MountInput<'stripe'>,
  on: MountEvents,
): Promise<Fields> {
  const stripe = (await scriptOf(scriptAddress(config, addressOf)))(config.publishableKey, {
    locale,
  });
  const elements = stripe.elements({
    mode: 'setup',
    currency: money.currency.toLowerCase(),
    paymentMethodTypes: ['card'],
    appearance: appearanceOf(look),
  });
  const element = elements.create('payment', { layout: 'tabs' });
  on.state('empty');
  element.on('change', ({ complete, empty }) =>
    on.state(complete ? 'complete' : empty ? 'empty' : 'incomplete'),
  );
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
      const { error } = await elements.submit();
      if (error) return { fieldErrors: [fieldErrorOf(error)] };
      const confirmed = await stripe.confirmSetup({
        elements,
        clientSecret: parsedData.clientSecret,
        redirect: 'if_required',
        confirmParams: { return_url: location.href },
      });
      if (confirmed.error) return { fieldErrors: [fieldErrorOf(confirmed.error)] };
      const { status, payment_method: method } = confirmed.setupIntent ?? {};
      const paymentDetailsExid = typeof method === 'string' ? method : method?.id;
      if (paymentDetailsExid === undefined || !SET_UP.includes(status ?? ''))
        return { fieldErrors: [{ field: 'card', code: 'card_error' }] };
      return { details: { paymentDetailsExid } };
    },
    destroy: () => element.destroy(),
  };
}

interface WithStripe {
  Stripe?: StripeScript;
}

async function scriptOf(address: string): Promise<StripeScript> {
  try {
    await loadScript(address);
  } catch (cause) {
    if (!(cause instanceof VendorError)) throw cause;
    throw new PaymentFormError('UNAVAILABLE', `The script ${address} did not come.`, { cause });
  }
  const { Stripe } = globalThis as WithStripe;
  if (!Stripe) throw new PaymentFormError('NONSENSE', `${address} has no Stripe.`);
  return Stripe;
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
