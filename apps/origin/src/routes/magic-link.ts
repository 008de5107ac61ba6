import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { faults } from '../faults';
import { normaliseIdentifier } from '../identity/viewers';
import { isLocalAddress } from '../local-address';
import { magicLinkMail } from '../mail/magic-link-mail';
import type { RateLimiter } from '../rate-limits';
import type { Services } from '../services';
import { signedIn } from './signed-in';

/** Sign-in with a link by email (1 §7). */
export function magicLinkRoutes(services: Services, limiter: RateLimiter) {
  const { magicLinks, mailer } = services;

  return {
    async magicEmail(request, reply) {
      const { realm, locale } = callerOf(request);
      const { email, redirectUri } = request.query as { email: string; redirectUri: string };
      if (!isLocalAddress(redirectUri)) throw faults.redirectRefused();
      await limiter.count(request, 'loginOfOneViewer', `${realm.id} ${normaliseIdentifier(email)}`);
      const send = async () => {
        const token = await magicLinks.issue(realm.id, email);
        if (!token) return;
        const link = new URL(redirectUri);
        link.searchParams.set('token', token);
        await mailer.send({ to: email.trim(), ...magicLinkMail(realm.name, link.href, locale) });
      };
      // Not waited for: how long an answer takes says nothing about who has an account.
      send().catch((error) => request.log.error({ err: error }, 'A link could not be sent'));
      return reply.code(204).send();
    },

    async magicLogin(request) {
      const { token } = request.body as { token: string };
      const viewer = await magicLinks.redeem(callerOf(request).realm.id, token);
      return signedIn(services, request, viewer);
    },
  } satisfies Record<string, Handler>;
}
