import { callerOf } from '../../kernel/caller/caller';
import type { Handlers } from '../../kernel/contract';

/** The sandbox keeps nothing of what happens on a site: it stands in its log. */
export const analyticsRoutes = {
  async analyticsEvent(request, reply) {
    request.log.info({ realm: callerOf(request).realm.id, event: request.body }, 'Analytics');
    return reply.code(204).send();
  },
} satisfies Handlers;
