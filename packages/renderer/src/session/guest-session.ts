import { proxy } from 'valtio/vanilla';
import type { SiteSession } from '../site/site';

/**
 * The session of a server's render: nobody's. Pages are rendered as a guest sees them, so that one HTML serves
 * everyone. Signing in or out there is a mistake of code.
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
  };
}
