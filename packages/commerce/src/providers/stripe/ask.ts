import type { Confirmation, ConfirmInput } from '../provider';
import { openStripe } from './script';

/**
 * Has Stripe's script ask the viewer, in its own window. Whatever it says, the order is asked next: an answer in a browser is a hint, and
 * an intent that was answered elsewhere meanwhile makes the script throw.
 */
export async function askInScript(
  { config, locale, addressOf }: Pick<ConfirmInput<'stripe'>, 'config' | 'locale' | 'addressOf'>,
  clientSecret: string,
): Promise<Confirmation> {
  const stripe = await openStripe(config, { locale, addressOf });
  const { error } = await stripe
    .handleNextAction({ clientSecret })
    .catch((thrown: unknown) => ({ error: { type: String(thrown) } }));
  if (error) console.info('Stripe’s window says:', error.type);
  return 'pending';
}
