/** Why an email's token does not confirm an address yet: a guest opened it, or another viewer. */
export type ConfirmationAsk = 'guest' | 'other';

/** The state after the origin has refused an email's token. */
export type ConfirmationRefused =
  | { status: 'asking'; who: ConfirmationAsk }
  | { status: 'invalid' | 'failed' };

const ASKS: Readonly<Record<string, ConfirmationAsk>> = {
  SIGN_IN_TO_CONFIRM: 'guest',
  NOT_YOUR_TOKEN: 'other',
};

/**
 * Decides what the email-confirmation page shows when the origin refuses (spec 1 §2): 404 is an
 * invalid token; for an unproved address the viewer signs in, or lets the account's sign-in methods
 * end (decisions/0037).
 */
export function confirmationRefused({
  status,
  code,
}: {
  status?: number;
  code: string;
}): ConfirmationRefused {
  const who = Object.hasOwn(ASKS, code) ? ASKS[code] : undefined;
  if (who) return { status: 'asking', who };
  return { status: status === 404 ? 'invalid' : 'failed' };
}
