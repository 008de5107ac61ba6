import { browserKeep, type Keep } from '@marquee/origin-client';
import { SOCIAL_NAMES, type SocialName } from './social-names';

/** As long as a viewer may take on the other page. */
const life = 15 * 60_000;

interface Options {
  keep?: Keep;
  now?: () => number;
}

const keyOf = (realm: string) => `${realm}.firebaseLoginAttempt`;

/** Notes that the viewer leaves this page to sign in elsewhere (spec 1 §3, the 'firebase login attempt' flag). */
export function noteLoginAttempt(
  realm: string,
  name: SocialName,
  { keep = browserKeep, now = Date.now }: Options = {},
): void {
  keep.set(keyOf(realm), `${name} ${now()}`);
}

/** The attempt that this page's viewer may come back from, once. */
export function takeLoginAttempt(
  realm: string,
  { keep = browserKeep, now = Date.now }: Options = {},
): SocialName | null {
  const [name = '', begun] = keep.get(keyOf(realm))?.split(' ') ?? [];
  keep.set(keyOf(realm), null);
  const recent = now() - Number(begun) < life;
  return recent && Object.hasOwn(SOCIAL_NAMES, name) ? (name as SocialName) : null;
}
