import type { FastifyInstance } from 'fastify';
import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { faults } from '../faults';
import type { OpinClient } from '../identity/opin';
import { opinClients } from '../seed/clients';
import type { Services } from '../services';
import { signedIn } from './signed-in';

/** What viewers' accounts with the partner are called. */
const provider = 'opin';

/** Sign-in with accounts of the partner network (1 §7). */
export function opinRoutes(services: Services) {
  const { counterparts, opin, sessions, viewers } = services;

  function clientOf(realmId: string): OpinClient {
    const house = opinClients[realmId];
    if (!house || !counterparts) throw faults.unknownClient();
    return { issuer: counterparts.addressOf(house), ...counterparts.clientOf(house) };
  }

  return {
    async opinLogin(request) {
      const { realm } = callerOf(request);
      const { opinAuthToken, state } = request.body as { opinAuthToken: string; state: string };
      const subject = await opin.arrive(clientOf(realm.id), opinAuthToken, state);
      return signedIn(services, request, await viewers.recognise(realm.id, provider, subject));
    },

    async entitlementSync(request) {
      const { realm } = callerOf(request);
      const { refreshToken } = request.body as { refreshToken: string };
      const client = clientOf(realm.id);
      const viewerId = await sessions.viewerOf(realm.id, refreshToken);
      const subject = viewerId && (await viewers.subjectAt(viewerId, provider));
      if (!subject) throw faults.unknownClient();
      const entitlements = await opin.entitlements(client, subject);
      await viewers.keepEntitlements(viewerId, provider, entitlements);
      return { entitlements };
    },
  } satisfies Record<string, Handler>;
}

/**
 * The partner's page for sandboxes: realms name it by a path of the origin's, because the partner's own port is known
 * only here. It is no call of the contract.
 */
export function opinPage(app: FastifyInstance, { counterparts }: Services): void {
  app.get('/vendors/opin/sign-in', async (request, reply) => {
    if (!counterparts) throw faults.notFound();
    const { search } = new URL(request.url, 'http://localhost');
    return reply.redirect(`${counterparts.addressOf('opin')}/sign-in${search}`, 302);
  });
}
