import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { localFetch } from '../counterparts/local-fetch';
import { faults } from '../faults';
import { createOpenId, type OpenId } from '../identity/open-id';
import { openIdClients } from '../seed/openid-clients';
import type { Services } from '../services';
import { isLocalAddress } from './local-address';
import { signedIn } from './signed-in';

/** Single sign-on: the realm's own OpenID clients (1 §7). */
export function openIdRoutes(services: Services) {
  const { counterparts, trips, viewers, clock } = services;
  const known = new Map<string, OpenId>();

  function clientOf(realmId: string, client: string): OpenId {
    const house = openIdClients[realmId]?.[client];
    if (!house || !counterparts) throw faults.unknownClient();
    const name = `${realmId} ${client}`;
    const existing = known.get(name);
    if (existing) return existing;
    const { id: clientId, secret: clientSecret } = counterparts.clientOf(house);
    const issuer = counterparts.addressOf(house);
    const created = createOpenId({ issuer, clientId, clientSecret }, { fetch: localFetch, clock });
    known.set(name, created);
    return created;
  }

  return {
    async openIdAddress(request) {
      const { realm } = callerOf(request);
      const { client } = request.params as { client: string };
      const { authoriseUriFlow, state, redirectUri } = request.query as {
        authoriseUriFlow: 'SIGNIN' | 'SIGNUP';
        state: string;
        redirectUri: string;
      };
      const openId = clientOf(realm.id, client);
      if (!isLocalAddress(redirectUri)) throw faults.redirectRefused();
      const provider = `openid/${client}`;
      const trip = await trips.begin({ realmId: realm.id, provider, redirectUri, state });
      const address = (silent: boolean) =>
        openId.address(trip, { state, signUp: authoriseUriFlow === 'SIGNUP', silent });
      return {
        authorisationUri: await address(false),
        silentAuthorisationUri: await address(true),
      };
    },

    async openIdToken(request) {
      const { realm } = callerOf(request);
      const { client } = request.params as { client: string };
      const { authorisationCode, state, iss } = request.body as {
        authorisationCode: string;
        state: string;
        iss?: string;
      };
      const openId = clientOf(realm.id, client);
      const provider = `openid/${client}`;
      const trip = await trips.end(realm.id, provider, state);
      if (!trip) throw faults.codeRefused();
      const subject = await openId.subject(trip, { code: authorisationCode, state, iss });
      const viewer = await viewers.recognise(realm.id, provider, subject);
      return signedIn(services, request, viewer);
    },

    async openIdLogout(request) {
      const { realm } = callerOf(request);
      const { client } = request.params as { client: string };
      return { logoutUri: await clientOf(realm.id, client).logoutAddress() };
    },
  } satisfies Record<string, Handler>;
}
