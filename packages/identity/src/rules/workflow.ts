import type { SignInWorkflow } from '@marquee/realm';
import type { SignInQuery } from './sign-in-query';

/**
 * What a viewer is about to do (spec 1 §4, "Login workflow types"). `showsVideo` is true for the
 * addresses of pages with something to watch.
 */
export function workflowOf(
  { type, entryPage, showPurchase, from }: SignInQuery,
  showsVideo: (path: string) => boolean,
): SignInWorkflow {
  if (type === 'signup') return 'signup';
  if (showPurchase || entryPage?.replace(/^\/+/, '') === 'purchase') return 'purchase';
  return from && showsVideo(from) ? 'signin_to_watch' : 'login';
}

/** The provider's address with the realm's code for what the viewer is about to do (spec 1 §9). */
export function withCampaign(address: string, code: string | undefined): string {
  if (!code) return address;
  const url = new URL(address);
  url.searchParams.set('campaign', code);
  return url.href;
}
