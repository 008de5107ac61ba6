import { tokenText } from '@marquee/realm';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { EMAILS } from '../email-templates';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import { normaliseIdentifier } from '../viewers/normalise-identifier';

/** Sign-in with a link by email (1 §7). */
export function magicLinkRoutes(services: Services) {
  const { limiter, magicLinks } = services;
  const { emails } = services.mail;

  return {
    async magicEmail(request, reply) {
      const { realm } = callerOf(request);
      const { email, redirectUri } = request.query as { email: string; redirectUri: string };
      const page = emails.pageOf(request, redirectUri, '/login/magic-link');
      await limiter.count(request, 'loginOfOneViewer', `${realm.id} ${normaliseIdentifier(email)}`);
      emails.send(request, EMAILS.magicLink, page, async () => {
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
  } satisfies Handlers;
}
