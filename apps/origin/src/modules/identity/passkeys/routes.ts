import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { siteOf } from '../../../kernel/caller/site-of';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import type { Passkey } from './passkeys';

/** Sign-in with passkeys, and a viewer's own; decided in the contract. */
export function passkeyRoutes(services: Services) {
  const { files, passkeys, ownViewer: viewerOf } = services;

  return {
    async passkeyLoginOptions(request) {
      const { realm } = callerOf(request);
      return { options: await passkeys.requestOptions(realm, ownSiteOf(request)) };
    },

    async passkeyLogin(request) {
      const { credential } = request.body as { credential: AuthenticationResponseJSON };
      const viewer = await passkeys.authenticate(callerOf(request).realm, credential);
      return signedIn(services, request, viewer);
    },

    async passkeyOptions(request) {
      const { realm, locale } = callerOf(request);
      const viewer = await viewerOf(request);
      const place = { brand: files.nameOf(realm, locale), site: ownSiteOf(request) };
      return { options: await passkeys.creationOptions(viewer, place) };
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
  } satisfies Handlers;
}

function ownSiteOf(request: FastifyRequest): string {
  const site = siteOf(request);
  if (site === null) throw faults.redirectRefused();
  return site;
}

const shown = ({ id, name, host, credentialId, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  host,
  credentialId,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
});
