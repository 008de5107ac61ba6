import type { FastifyInstance } from 'fastify';
import type { Counterparts } from '../../counterparts/counterparts';
import { faults } from '../../kernel/errors/faults';

/**
 * The partner's page for sandboxes: realms name it by a path of the origin's, because the partner's own port is known
 * only here. It is no call of the contract.
 */
export function serveOpinPage(app: FastifyInstance, counterparts: Counterparts | undefined): void {
  app.get('/vendors/opin/sign-in', async (request, reply) => {
    if (!counterparts) throw faults.notFound();
    const { search } = new URL(request.url, 'http://localhost');
    return reply.redirect(`${counterparts.addressOf('opin')}/sign-in${search}`, 302);
  });
}
