import { userTypeOf } from '@marquee/origin-client';
import { callerCountry } from '../forms/load-countries';
import type { Site } from '../site/site';
import type { AnalyticsUser } from './events';

/** How long an event waits for the country, in ms. */
const COUNTRY_MS = 1000;

/** Whom an event is about (spec 2 §3). `host` is where the page is. */
export async function analyticsUser(
  { realm, origin, session }: Pick<Site, 'realm' | 'origin' | 'session'>,
  host: string,
): Promise<AnalyticsUser> {
  const { user } = session.state;
  // It is optional: an event does not wait for it for long.
  const soon = new Promise<undefined>((resolve) => setTimeout(resolve, COUNTRY_MS));
  const country = await Promise.race([callerCountry(origin), soon]);
  return {
    ...(user ? { id: user.id } : {}),
    ...(country ? { country } : {}),
    role: user?.role ?? 'GUEST',
    isGuest: user?.isGuest ?? true,
    userType: userTypeOf(user),
    environment: realm.hosts.includes(host) ? 'production' : 'test',
  };
}
