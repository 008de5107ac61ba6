import { callerOf } from '../caller';
import type { Handler } from '../contract/register';

/** The sandbox keeps nothing of what happens on a site: it stands in its log. */
export function analyticsRoutes() {
  return {
    async analyticsEvent(request, reply) {
      request.log.info({ realm: callerOf(request).realm.id, event: request.body }, 'Analytics');
      return reply.code(204).send();
    },
  } satisfies Record<string, Handler>;
}
