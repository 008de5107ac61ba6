import { DEFAULTS } from '../generated/defaults';
import type { Realm } from '../realm';

/** Returns the realm's `Strict-Transport-Security` (RFC 6797), for pages that are sent over https. */
export function strictTransport({ hsts = DEFAULTS.hsts }: Pick<Realm, 'hsts'>): string {
  // A browser that is to forget a host forgets the hosts below it as well.
  const isWide = hsts.includeSubDomains && hsts.maxAge > 0;
  return `max-age=${hsts.maxAge}${isWide ? '; includeSubDomains' : ''}`;
}
