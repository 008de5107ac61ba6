import type { FastifyInstance } from 'fastify';
import type { Counterparts } from '../../counterparts/counterparts';
import type { VendorName } from '../../counterparts/vendors/vendors';

/**
 * The vendors' stand-ins at the origin's own address, so that a sample realm can name them by a path, on any port. They
 * are no part of the contract: a production realm names the vendors themselves.
 */
export function serveVendors(app: FastifyInstance, counterparts: Counterparts | undefined): void {
  if (!counterparts) return;
  const { listeners } = counterparts.vendors;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The stand-in reads what comes itself.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'POST'],
      url: '/vendors/:vendor/*',
      handler: async (request, reply) => {
        const { vendor } = request.params as { vendor: string };
        if (!Object.hasOwn(listeners, vendor)) return reply.callNotFound();
        const raw = request.raw;
        raw.url = (raw.url ?? '').replace(`/vendors/${vendor}`, '');
        reply.hijack();
        listeners[vendor as VendorName](raw, reply.raw);
      },
    });
  });
}
