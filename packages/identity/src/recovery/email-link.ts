/** The links of a Firebase project's emails whose code the project takes as it is. */
const APPLIED = [
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] as const;

type AppliedLink = (typeof APPLIED)[number];

/** What an email's link is for. A `signIn` link works only in the app that asked for it. */
export type EmailLink = 'newPassword' | AppliedLink | 'signIn' | 'unknown';

const modeOf = (search: string) => new URLSearchParams(search).get('mode');

/**
 * Is the link for a new password? All emails of a Firebase project lead to one address and differ in
 * `mode` alone; the origin's emails have none.
 */
export function isForPassword(search: string): boolean {
  const mode = modeOf(search);
  return mode === null || mode === 'resetPassword';
}

/** Reads what a link to the page of the provider of this type is for. */
export function emailLink(search: string, type: string | undefined): EmailLink {
  if (isForPassword(search)) return 'newPassword';
  if (type !== 'firebase') return 'unknown';
  const mode = modeOf(search);
  if (mode === 'signIn') return 'signIn';
  return APPLIED.find((link) => link === mode) ?? 'unknown';
}

/** The parameters that a Firebase project adds to its links, of no use to the pages that follow. */
export const FIREBASE_PARAMS = ['mode', 'apiKey', 'continueUrl', 'lang', 'tenantId'] as const;
