import { loadScript, VendorError } from '@marquee/renderer/vendor';
import { type ConfigOf, type MountInput, PaymentFormError } from '../provider';
import { scriptAddress } from './script-address';
import type { StripeClient, StripeScript } from './surface';

interface WithStripe {
  Stripe?: StripeScript;
}

/** Loads Stripe's script, and begins with the realm's key. @throws {PaymentFormError} */
export async function openStripe(
  config: ConfigOf<'stripe'>,
  { addressOf, locale }: Pick<MountInput, 'addressOf' | 'locale'>,
): Promise<StripeClient> {
  const address = scriptAddress(config, addressOf);
  try {
    await loadScript(address);
  } catch (cause) {
    if (!(cause instanceof VendorError)) throw cause;
    throw new PaymentFormError('UNAVAILABLE', `The script ${address} did not come.`, { cause });
  }
  const { Stripe } = globalThis as WithStripe;
  if (!Stripe) throw new PaymentFormError('NONSENSE', `${address} has no Stripe.`);
  return Stripe(config.publishableKey, { locale });
}
