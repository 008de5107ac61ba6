import { tokenText } from '@marquee/realm';
import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { normaliseIdentifier } from '../identity/normalise-identifier';
import type { RateLimiter } from '../rate-limits';
import type { Services } from '../services';
import { createLetters } from './letters';
import { signedIn } from './signed-in';

/** Sign-in with a link by email (1 §7). */
export function magicLinkRoutes(services: Services, limiter: RateLimiter) {
  const { magicLinks } = services;
  const letters = createLetters(services);

  return {
    async magicEmail(request, reply) {
      const { realm } = callerOf(request);
      const { email, redirectUri } = request.query as { email: string; redirectUri: string };
      const page = letters.pageOf(request, redirectUri, '/login/magic-link');
      await limiter.count(request, 'loginOfOneViewer', `${realm.id} ${normaliseIdentifier(email)}`);
      letters.send(request, 'magicLink', page, async () => {
        const token = await magicLinks.issue(realm.id, email);
        return token === null ? null : { to: normaliseIdentifier(email), token };
      });
      return reply.code(204).send();
    },

    async magicLogin(request) {
      const { token } = request.body as { token: string };
      const viewer = await magicLinks.redeem(callerOf(request).realm.id, tokenText(token));
      return signedIn(services, request, viewer);
    },
  } satisfies Record<string, Handler>;
}
