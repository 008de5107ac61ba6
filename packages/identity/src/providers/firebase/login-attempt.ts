import { browserStorage, type TextStorage } from '@marquee/origin-client';
import { SOCIAL_NAMES, type SocialName } from './social-names';

/** As long as a viewer may take on the other page. */
const life = 15 * 60_000;

interface Options {
  storage?: TextStorage;
  now?: () => number;
}

const keyOf = (realm: string) => `${realm}.firebaseLoginAttempt`;

export interface LoginAttempt {
  name: SocialName;
  /** What was to be linked to the account, and stays behind: no page carries a credential to another. */
  unlinked?: SocialName;
}

/** Notes that the viewer leaves this page to sign in elsewhere (spec 1 §3, the 'firebase login attempt' flag). */
export function noteLoginAttempt(
  realm: string,
  { name, unlinked }: LoginAttempt,
  { storage = browserStorage, now = Date.now }: Options = {},
): void {
  storage.set(keyOf(realm), [name, now(), unlinked ?? []].flat().join(' '));
}

/** The attempt that this page's viewer may come back from, once. */
export function takeLoginAttempt(
  realm: string,
  { storage = browserStorage, now = Date.now }: Options = {},
): LoginAttempt | null {
  const [name = '', begun, unlinked = ''] = storage.get(keyOf(realm))?.split(' ') ?? [];
  storage.set(keyOf(realm), null);
  const recent = now() - Number(begun) < life;
  if (!recent || !isSocialName(name)) return null;
  return { name, ...(isSocialName(unlinked) ? { unlinked } : {}) };
}

const isSocialName = (name: string): name is SocialName => Object.hasOwn(SOCIAL_NAMES, name);
