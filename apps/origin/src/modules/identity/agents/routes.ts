import { tokenText } from '@marquee/realm';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { Services } from '../services';
import { visitOf } from '../sessions/visit';

/** Agents who act as viewers. Who acted as whom is logged, by their identifiers here. */
export function agentRoutes(services: Services) {
  const { impersonations, sessions } = services;
  return {
    async permitImpersonation(request, reply) {
      const { id } = request.body as { id: string };
      const { realm } = callerOf(request);
      const permit = await impersonations.permit(realm.id, bearerOf(request), id);
      return reply.code(201).send({ ...permit, expiresAt: permit.expiresAt.toISOString() });
    },

    async impersonate(request) {
      const { token } = request.body as { token: string };
      const { realm, bearer } = callerOf(request);
      const caller = bearer && !bearer.isGuest ? bearer : null;
      const { agent, viewer } = await impersonations.begin(realm.id, caller, tokenText(token));
      request.log.info({ agent: agent.id, viewer: viewer.id }, 'An agent acts as a viewer');
      // Not a sign-in of the viewer's: their first one is yet to come.
      const { tokens } = await sessions.open(realm.id, viewer, {
        visit: visitOf(services, request),
        agentId: agent.id,
        partition: viewer.partition,
      });
      return tokens;
    },
  } satisfies Handlers;
}
