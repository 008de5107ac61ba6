import type { ConfigOf } from '../provider';
import type { SocialName } from './social-names';

/**
 * True on phones, which open Facebook's window in its app: the app does not come back to the page
 * that opened it, so Facebook replaces this page there (spec 1 §3).
 */
export const leavesPage = (
  name: SocialName,
  { facebookRedirectOnMobile = true }: Pick<ConfigOf<'firebase'>, 'facebookRedirectOnMobile'>,
  userAgent: string = navigator.userAgent,
): boolean =>
  name === 'facebook' && facebookRedirectOnMobile && /android|iphone|ipad|ipod/i.test(userAgent);
