import type { Handlers } from '../../kernel/contract';
import { faults } from '../../kernel/errors/faults';
import type { Kernel } from '../../kernel/kernel';

/** Health of the origin: it can answer while its database does. */
export function healthRoutes({ database }: Kernel) {
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
  } satisfies Handlers;
}
