import type { ConfigOf } from '../provider';
import type { SocialName } from './social-names';

/**
 * Phones hand Facebook's window to its app, which does not come back to the page that opened it: there Facebook asks in
 * this page's place (spec 1 §3).
 */
export const leavesPage = (
  name: SocialName,
  { facebookRedirectOnMobile = true }: Pick<ConfigOf<'firebase'>, 'facebookRedirectOnMobile'>,
  userAgent: string = navigator.userAgent,
): boolean =>
  name === 'facebook' && facebookRedirectOnMobile && /android|iphone|ipad|ipod/i.test(userAgent);
