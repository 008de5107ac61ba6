import type { Site } from '@marquee/renderer';

/** Is there a form for the PIN in this realm? Without one, what the origin says of a missing PIN is all that can be told. */
export const asksPin = ({ slots }: Pick<Site, 'slots'>): boolean =>
  (slots.get('checkout.pin') ?? []).length > 0;
