import { tokenText } from '@marquee/realm';
import type { FastifyRequest } from 'fastify';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { EMAILS } from '../email-templates';
import { faults } from '../faults';
import type { Services } from '../services';
import { normaliseIdentifier } from '../viewers/normalise-identifier';
import { sendWaysEnded } from '../viewers/send-ways-ended';
import { emailOf } from '../viewers/viewer';
import { accountPolicyOf } from './account-policy';

/** New secrets and confirmed addresses, by email or with the old secret (1 §7). */
export function secretRoutes(services: Services) {
  const { limiter, accounts, mailedTokens, ownViewer } = services;
  const { emails } = services.mail;

  /** In a sandbox the partners' accounts are the sample viewers. Throws INVALID_REQUEST for a provider that the realm has not. */
  function checkProvider(request: FastifyRequest, provider: string): void {
    const { secretProviders } = accountPolicyOf(callerOf(request).realm.id);
    if (secretProviders.includes(provider)) return;
    const named = secretProviders.join(', ') || 'none: this realm keeps no secrets';
    throw faults.invalidRequest([`body/provider must be one of ${named}.`]);
  }

  /** Counts against guessing, and against flooding a viewer's mailbox. */
  const count = (request: FastifyRequest, identifier: string) =>
    limiter.count(
      request,
      'loginOfOneViewer',
      `${callerOf(request).realm.id} ${normaliseIdentifier(identifier)}`,
    );

  return {
    async createPasswordReset(request, reply) {
      const { realm } = callerOf(request);
      const { id, provider, redirectUri } = request.body as {
        id: string;
        provider: string;
        redirectUri?: string;
      };
      checkProvider(request, provider);
      const page = emails.pageOf(request, redirectUri, '/resetpwd');
      await count(request, id);
      emails.send(request, EMAILS.passwordReset, page, async () => {
        const viewer = await accounts.findByIdentifier(realm.id, id);
        const to = viewer && !viewer.blocked && emailOf(viewer);
        return to ? { to, token: await mailedTokens.issue('secret', viewer.id, to) } : null;
      });
      return reply.code(204).send();
    },

    async resetPassword(request, reply) {
      const { token, secret } = request.body as { token: string; secret: string };
      await accounts.resetSecret(callerOf(request).realm.id, tokenText(token), secret);
      return reply.code(204).send();
    },

    async changeSecret(request, reply) {
      const { currentSecret, secret, provider } = request.body as {
        currentSecret: string;
        secret: string;
        provider: string;
      };
      const viewer = await ownViewer(request);
      checkProvider(request, provider);
      await count(request, viewer.identifier);
      const secrets = { current: currentSecret, next: secret };
      await accounts.changeSecret(viewer, secrets, bearerOf(request).sid);
      return reply.code(204).send();
    },

    async confirmEmail(request) {
      const { token, endWaysIn = false } = request.body as { token: string; endWaysIn?: boolean };
      const { realm, bearer } = callerOf(request);
      const asking = bearer && !bearer.isGuest ? await ownViewer(request) : null;
      const by = { asking, endWaysIn };
      const { userId, email, proved } = await accounts.confirmEmail(realm.id, tokenText(token), by);
      sendWaysEnded(services, request, proved);
      return { userId, email };
    },

    async createEmailConfirmation(request, reply) {
      const { realm } = callerOf(request);
      const { id, redirectUri } = request.body as { id: string; redirectUri?: string };
      const page = emails.pageOf(request, redirectUri, '/email-confirmation');
      await count(request, id);
      emails.send(request, EMAILS.emailConfirmation, page, async () => {
        const viewer = await accounts.findByAddress(realm.id, id);
        const to = viewer?.emailConfirmedAt === null && !viewer.blocked && emailOf(viewer);
        return to ? { to, token: await mailedTokens.issue('email', viewer.id, to) } : null;
      });
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
