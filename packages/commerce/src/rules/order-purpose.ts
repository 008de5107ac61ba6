import type { Order } from '../contract';

/** Does it pay for what is in the basket? Any other pays for a licence that the viewer has: its way on is their account. */
export const isOfBasket = ({ purpose }: Pick<Order, 'purpose'>): boolean =>
  purpose === 'buy' || purpose === 'change';

/** Does it charge a licence by its payment details, or change them? Other details are its way on. */
export const isOfDetails = ({ purpose }: Pick<Order, 'purpose'>): boolean =>
  purpose === 'update' || purpose === 'renewal';

/** Does it change how a licence is paid, and charges nothing? */
export const isUpdateAlone = ({ purpose, total }: Pick<Order, 'purpose' | 'total'>): boolean =>
  purpose === 'update' && total.amount === 0;
