import { userTypeOf } from '@marquee/origin-client';
import { callerCountry } from '../forms/load-countries';
import type { Site } from '../site/site';
import type { AnalyticsUser } from './events';

/** Whom an event is about (spec 2 §3). `host` is where the page is. */
export async function analyticsUser(
  { realm, origin, session }: Pick<Site, 'realm' | 'origin' | 'session'>,
  host: string,
): Promise<AnalyticsUser> {
  const { user } = session.state;
  const country = await callerCountry(origin);
  return {
    ...(user ? { id: user.id } : {}),
    ...(country ? { country } : {}),
    role: user?.role ?? 'GUEST',
    isGuest: user?.isGuest ?? true,
    userType: userTypeOf(user),
    environment: realm.hosts.includes(host) ? 'production' : 'test',
  };
}
