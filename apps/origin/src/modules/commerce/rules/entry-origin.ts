import type { TierChange } from './tier-change';

/** Where a purchase began (2 §4). */
export type EntryOrigin = 'SIGNUP' | 'ACCOUNT' | 'UPGRADE';

/** A purchase this long after the first sign-in, in ms, is a part of signing up. */
const SIGNING_UP_MS = 60 * 60 * 1000;

/**
 * Finds out where a purchase began: with a licence that is changed, on the way from a sign-up, or in an account. The origin says it,
 * for a page that a viewer has come back to from a bank or an email knows nothing of the way.
 */
export function entryOrigin(purchase: {
  change: TierChange;
  /** The viewer has or had a licence of any kind. */
  hadLicence: boolean;
  /** Null for a viewer who has not signed in yet. */
  firstSignInAt: Date | null;
  now: Date;
}): EntryOrigin {
  const { change, hadLicence, firstSignInAt, now } = purchase;
  if (change === 'UP' || change === 'DOWN') return 'UPGRADE';
  const isNew = firstSignInAt === null || now.getTime() - firstSignInAt.getTime() < SIGNING_UP_MS;
  return isNew && !hadLicence ? 'SIGNUP' : 'ACCOUNT';
}
