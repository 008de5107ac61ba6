import type { PaymentMethod } from '../contract';

const CHARGES_LATER: readonly string[] = ['card', 'bancontact', 'ideal'];

/** Does a method leave a mandate behind for later charges? What is paid by another one runs for one period and ends. */
export const chargesLater = ({ paymentMethodType }: Pick<PaymentMethod, 'paymentMethodType'>) =>
  CHARGES_LATER.includes(paymentMethodType);
