import { browserStorage, type TextStorage } from '@marquee/origin-client';
import { SOCIAL_NAMES, type SocialName } from './social-names';

/** The time that a viewer may take on the other page. */
const life = 15 * 60_000;

interface Options {
  storage?: TextStorage;
  now?: () => number;
}

const keyOf = (realm: string) => `${realm}.firebaseLoginAttempt`;

export interface LoginAttempt {
  name: SocialName;
  /** The provider that was to be linked. Its credential is lost: no page passes one to another. */
  unlinked?: SocialName;
}

/**
 * Stores that the viewer leaves this page to sign in elsewhere (spec 1 §3, 'firebase login attempt'
 * flag).
 */
export function noteLoginAttempt(
  realm: string,
  { name, unlinked }: LoginAttempt,
  { storage = browserStorage, now = Date.now }: Options = {},
): void {
  storage.set(keyOf(realm), [name, now(), unlinked ?? []].flat().join(' '));
}

/** Takes the attempt that the viewer may come back from, once. */
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
