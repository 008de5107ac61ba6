import type { ConfigOf } from '../provider';

/** Where Stripe serves its script, which must never come from elsewhere. */
export const VENDOR = 'https://js.stripe.com';

/** The address of the script; a realm of a sandbox names a stand-in by a path at its origin. */
export const scriptAddress = (
  { scriptUri, train = 'endive' }: ConfigOf<'stripe'>,
  addressOf: (value: string) => string,
): string => (scriptUri === undefined ? `${VENDOR}/${train}/stripe.js` : addressOf(scriptUri));
