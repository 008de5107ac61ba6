import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import { opinClients } from './clients';
import type { OpinClient } from './opin';

/** The name of viewers' accounts with the partner. */
const provider = 'opin';

/** Sign-in with accounts of the partner network (1 §7). */
export function opinRoutes(services: Services) {
  const { counterparts, opin, sessions, viewers } = services;

  function clientOf(realmId: string): OpinClient {
    const counterpart = opinClients[realmId];
    if (!counterpart || !counterparts) throw faults.unknownClient();
    return { issuer: counterparts.addressOf(counterpart), ...counterparts.clientOf(counterpart) };
  }

  return {
    async opinLogin(request) {
      const { realm } = callerOf(request);
      const { opinAuthToken, state } = request.body as { opinAuthToken: string; state: string };
      const subject = await opin.subjectOf(clientOf(realm.id), opinAuthToken, state);
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
  } satisfies Handlers;
}
