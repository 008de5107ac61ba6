import type { Handler } from '../contract/register';
import { faults } from '../faults';
import type { Services } from '../services';

/** For whoever runs the origin. */
export function operationRoutes({ database }: Services) {
  return {
    async health(request) {
      try {
        await database.ping();
      } catch (error) {
        request.log.error({ err: error }, 'The database does not answer');
        throw faults.notReady();
      }
      return { status: 'ready', database: database.kind };
    },
  } satisfies Record<string, Handler>;
}
