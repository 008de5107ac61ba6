import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Counterparts } from '../../counterparts/counterparts';

/**
 * The vendors' stand-ins at the origin's own address, so that a sample realm can name them by a path, on any port. They
 * are no part of the contract: a production realm names the vendors themselves.
 */
export function serveVendors(app: FastifyInstance, counterparts: Counterparts | undefined): void {
  if (!counterparts) return;
  const listeners: Readonly<Record<string, RequestListener>> = {
    ...counterparts.vendors.listeners,
    // Its script alone; the frame in which a card is entered is on a host of its own.
    stripe: counterparts.payments.stripeScript,
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The stand-in reads what comes itself.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'POST'],
      url: '/vendors/:vendor/*',
      handler: async (request, reply) => {
        const { vendor } = request.params as { vendor: string };
        const answer = Object.hasOwn(listeners, vendor) ? listeners[vendor] : undefined;
        if (!answer) return reply.callNotFound();
        const raw = request.raw;
        raw.url = (raw.url ?? '').replace(`/vendors/${vendor}`, '');
        reply.hijack();
        answer(raw, reply.raw);
      },
    });
  });
}
