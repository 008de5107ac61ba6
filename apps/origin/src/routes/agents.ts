import { bearerOf, callerOf } from '../caller';
import type { Handler } from '../contract/register';
import type { Services } from '../services';

/** Agents who act as viewers. Who acted as whom is logged, by their identifiers here. */
export function agentRoutes({ impersonations, sessions }: Services) {
  return {
    async permitImpersonation(request, reply) {
      const { id } = request.body as { id: string };
      const { realm } = callerOf(request);
      const permit = await impersonations.permit(realm.id, bearerOf(request), id);
      return reply.code(201).send({ ...permit, expiresAt: permit.expiresAt.toISOString() });
    },

    async impersonate(request) {
      const { token } = request.body as { token: string };
      const { realm, locale, bearer } = callerOf(request);
      const caller = bearer && !bearer.isGuest ? bearer : null;
      const { agent, viewer } = await impersonations.begin(realm.id, caller, token);
      request.log.info({ agent: agent.id, viewer: viewer.id }, 'An agent acts as a viewer');
      // Not a sign-in of the viewer's: their first one is still to come.
      return sessions.open(realm.id, viewer, locale, {
        agentId: agent.id,
        partition: viewer.partition,
      });
    },
  } satisfies Record<string, Handler>;
}
