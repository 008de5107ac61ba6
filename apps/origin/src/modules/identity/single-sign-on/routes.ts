import type { FastifyRequest } from 'fastify';
import { localFetch } from '../../../counterparts/local-fetch';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handler, Handlers } from '../../../kernel/contract';
import { Fault } from '../../../kernel/errors/faults';
import { isLocalAddress } from '../../../kernel/local-address';
import { faults } from '../faults';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import { clients } from './clients';
import { type Client, createSingleSignOn, type SingleSignOn } from './single-sign-on';

/** Sign-in on other companies' pages: the realm's OpenID and OAuth clients (1 §7). */
export function singleSignOnRoutes(services: Services) {
  const { counterparts, sessions, redirectSignIns, viewers, clock } = services;
  const known = new Map<string, SingleSignOn>();

  function clientOf(request: FastifyRequest, kind: Client['kind']) {
    const { realm } = callerOf(request);
    const { client } = request.params as { client: string };
    const provider = `${kind}/${client}`;
    const counterpart = clients[realm.id]?.[kind]?.[client];
    if (!counterpart || !counterparts) throw faults.unknownClient();
    const name = `${realm.id} ${provider}`;
    const existing = known.get(name);
    if (existing) return { realm, provider, signOn: existing };
    const { id: clientId, secret: clientSecret } = counterparts.clientOf(counterpart);
    const issuer = counterparts.addressOf(counterpart);
    const signOn = createSingleSignOn(
      { kind, issuer, clientId, clientSecret },
      { fetch: localFetch, clock },
    );
    known.set(name, signOn);
    return { realm, provider, signOn };
  }

  async function begin(request: FastifyRequest, kind: Client['kind']) {
    const { realm, provider, signOn } = clientOf(request, kind);
    const { state, redirectUri } = request.query as { state: string; redirectUri: string };
    if (!isLocalAddress(redirectUri)) throw faults.redirectRefused();
    const signIn = await redirectSignIns.begin({ realmId: realm.id, provider, redirectUri, state });
    return { signOn, signIn, state };
  }

  const token =
    (kind: Client['kind']): Handler =>
    async (request) => {
      const { realm, provider, signOn } = clientOf(request, kind);
      const { authorisationCode, state, iss } = request.body as {
        authorisationCode: string;
        state: string;
        iss?: string;
      };
      const signIn = await redirectSignIns.end(realm.id, provider, state);
      if (!signIn) throw faults.codeRefused();
      const { subject, accessToken } = await signOn.exchange(signIn, {
        code: authorisationCode,
        state,
        iss,
      });
      const viewer = await viewers.recognise(realm.id, provider, subject);
      // Kept only where it is given back at the end.
      const kept = kind === 'oauth' ? { providerToken: accessToken } : {};
      return signedIn(services, request, viewer, kept);
    };

  return {
    async openIdAddress(request) {
      const { signOn, signIn, state } = await begin(request, 'openid');
      const { authoriseUriFlow } = request.query as { authoriseUriFlow: 'SIGNIN' | 'SIGNUP' };
      const signUp = authoriseUriFlow === 'SIGNUP';
      return {
        authorisationUri: await signOn.address(signIn, { state, signUp }),
        silentAuthorisationUri: await signOn.address(signIn, { state, signUp, silent: true }),
      };
    },
    openIdToken: token('openid'),
    async openIdLogout(request) {
      return { logoutUri: await clientOf(request, 'openid').signOn.logoutAddress() };
    },

    async oauthAddress(request) {
      const { signOn, signIn, state } = await begin(request, 'oauth');
      const { extraParams } = request.query as { extraParams?: string };
      return { authorisationUri: await signOn.address(signIn, { state, extraParams }) };
    },
    oauthToken: token('oauth'),
    async oauthLogout(request, reply) {
      const { realm, signOn } = clientOf(request, 'oauth');
      const { refreshToken } = request.body as { refreshToken: string };
      const providerToken = await sessions.takeProviderToken(realm.id, refreshToken);
      if (providerToken) await signOn.revoke(providerToken).catch(unlessAway);
      return reply.code(204).send();
    },
  } satisfies Handlers;
}

/**
 * Revokes a token at its server; one that the server does not take back any more is worth nothing
 * already.
 */
function unlessAway(error: unknown): void {
  if (!(error instanceof Fault) || error.code === 'PROVIDER_UNAVAILABLE') throw error;
}
