import { callerOf } from '../../kernel/caller/caller';
import type { Handlers } from '../../kernel/contract';

/** Events of a site go to the sandbox's log; it keeps nothing else of them. */
export const analyticsRoutes = {
  async analyticsEvent(request, reply) {
    request.log.info({ realm: callerOf(request).realm.id, event: request.body }, 'Analytics');
    return reply.code(204).send();
  },
} satisfies Handlers;
