/** Why a letter alone does not confirm an address yet: no viewer is signed in, or another than the account's own. */
export type ConfirmationAsk = 'guest' | 'other';

/** What the origin's refusal of a letter's token leads to. */
export type ConfirmationRefused =
  | { status: 'asking'; who: ConfirmationAsk }
  | { status: 'invalid' | 'failed' };

const ASKS: Readonly<Record<string, ConfirmationAsk>> = {
  SIGN_IN_TO_CONFIRM: 'guest',
  NOT_YOUR_TOKEN: 'other',
};

/**
 * What the email-confirmation page shows when the origin refuses (spec 1 §2): 404 is a token that is none; to an address that
 * is to be proved yet the viewer signs in, or lets the ways into the account end (decisions/0037).
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
