import { PAYMENT_MODULES } from '../generated/payment-providers';
import type { PaymentProvider, ProviderModule, ProviderType } from './provider';

/** Loads the code of one provider: a page does it when a viewer has chosen one of its methods. */
export async function loadPaymentProvider<Type extends ProviderType>(
  type: Type,
): Promise<PaymentProvider<Type>> {
  // The registry has for each type a module of that type: generated, and checked by `satisfies`.
  const load = PAYMENT_MODULES[type] as unknown as () => Promise<ProviderModule<Type>>;
  return (await load()).provider;
}
