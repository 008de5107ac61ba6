import { proxy } from 'valtio/vanilla';
import type { SiteSession } from '../site/site';

/**
 * Makes the session of a page that is rendered on the server. Pages are rendered as a guest sees them,
 * so that all viewers get the same HTML. To sign in or out there is a programming error.
 */
export function guestSession(): SiteSession {
  const misuse = async (): Promise<never> => {
    throw new Error(
      'A session was changed while rendering on the server. The page is the same for everyone there; change sessions in an event handler or an effect.',
    );
  };
  return {
    state: proxy({ status: 'starting', user: null }),
    start: async () => {},
    signIn: misuse,
    signOut: misuse,
    swap: misuse,
    accessToken: async () => null,
    refresh: async () => null,
    onLogout: () => () => {},
    onReturn: () => () => {},
  };
}
