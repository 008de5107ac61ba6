import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import type { Handler, Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import { normaliseIdentifier } from '../viewers/normalise-identifier';
import { signedIn } from './signed-in';
import { visitOf } from './visit';

/** Sign-in, tokens and the end of a session. Bodies have been checked against the contract. */
export function sessionRoutes(services: Services) {
  const { limiter, viewers, sessions } = services;

  const login: Handler = async (request) => {
    const { realm } = callerOf(request);
    const { id, secret } = request.body as { id: string; secret: string };
    await limiter.count(request, 'loginOfOneViewer', `${realm.id} ${normaliseIdentifier(id)}`);
    return signedIn(services, request, await viewers.authenticate(realm.id, id, secret));
  };

  return {
    login,
    // In a sandbox the partners' accounts are the sample viewers.
    pbrLogin: login,
    sptvLogin: login,

    async refreshToken(request) {
      const { refreshToken } = request.body as { refreshToken: string };
      return sessions.refresh(callerOf(request).realm.id, refreshToken, visitOf(services, request));
    },

    async guestToken(request) {
      const visit = visitOf(services, request);
      return (await sessions.open(callerOf(request).realm.id, null, { visit })).tokens;
    },

    async logout(request, reply) {
      const { refreshToken } = request.body as { refreshToken: string };
      await sessions.end(callerOf(request).realm.id, refreshToken);
      return reply.code(204).send();
    },

    async settlePartition(request, reply) {
      const { id, isGuest, sid } = bearerOf(request);
      const { partition } = request.body as { partition: string };
      const viewer = isGuest ? undefined : await viewers.find(callerOf(request).realm.id, id);
      if (!viewer || viewer.partition !== partition) throw faults.partitionRefused();
      // The session may have ended since the token was signed.
      if (!(await sessions.attach(sid, partition))) throw faults.tokenInvalid();
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
