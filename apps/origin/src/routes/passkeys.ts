import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { faults } from '../faults';
import type { Passkey } from '../identity/passkeys';
import { isLocalAddress } from '../local-address';
import type { Services } from '../services';
import { createOwnViewer } from './own-viewer';
import { signedIn } from './signed-in';

/** Sign-in with passkeys, and a viewer's own; decided in the contract. */
export function passkeyRoutes(services: Services) {
  const { passkeys } = services;
  const viewerOf = createOwnViewer(services);

  return {
    async passkeyLoginOptions(request) {
      const { realm } = callerOf(request);
      return { options: await passkeys.requestOptions(realm, siteOf(request)) };
    },

    async passkeyLogin(request) {
      const { credential } = request.body as { credential: AuthenticationResponseJSON };
      const viewer = await passkeys.authenticate(callerOf(request).realm, credential);
      return signedIn(services, request, viewer);
    },

    async passkeyOptions(request) {
      const { realm } = callerOf(request);
      const viewer = await viewerOf(request);
      return { options: await passkeys.creationOptions(realm, viewer, siteOf(request)) };
    },

    async passkeys(request) {
      return { passkeys: (await passkeys.list(await viewerOf(request))).map(shown) };
    },

    async addPasskey(request) {
      const { name, credential } = request.body as {
        name: string;
        credential: RegistrationResponseJSON;
      };
      return shown(await passkeys.add(await viewerOf(request), credential, name));
    },

    async renamePasskey(request) {
      const { passkeyId } = request.params as { passkeyId: string };
      const { name } = request.body as { name: string };
      return shown(await passkeys.rename(await viewerOf(request), passkeyId, name));
    },

    async removePasskey(request, reply) {
      const { passkeyId } = request.params as { passkeyId: string };
      await passkeys.remove(await viewerOf(request), passkeyId);
      return reply.code(204).send();
    },
  } satisfies Record<string, Handler>;
}

/** The site that asks, by the header that browsers write: one of the realm's hosts, or a site on this machine. */
function siteOf(request: FastifyRequest): string {
  const { origin } = request.headers;
  const { realm } = callerOf(request);
  if (origin === undefined || !URL.canParse(origin)) throw faults.redirectRefused();
  const { protocol, hostname, port } = new URL(origin);
  const own = protocol === 'https:' && port === '' && realm.hosts.includes(hostname);
  if (!own && !isLocalAddress(origin)) throw faults.redirectRefused();
  return origin;
}

const shown = ({ id, name, host, credentialId, createdAt, lastUsedAt }: Passkey) => ({
  ...{ id, name, host, credentialId, createdAt: createdAt.toISOString() },
  ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
});
