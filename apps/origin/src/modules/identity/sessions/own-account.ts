import { bearerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import type { Session } from './sessions';

/** The most sessions of one page; a caller who does not ask for a page gets no more. */
const MOST_SESSIONS = 100;

/** The calls for a viewer's own sessions and ways into their account; decided in the contract. */
export function ownAccountRoutes(services: Services) {
  const { sessions, viewers, ownViewer } = services;

  return {
    async userSessions(request) {
      const viewer = await ownViewer(request);
      const { sid: current } = bearerOf(request);
      const { rpp, lastSeen } = request.query as { rpp?: number; lastSeen?: string };
      const length = rpp ?? MOST_SESSIONS;
      const { sessions: page, total } = await sessions.list(viewer.id, {
        current,
        length,
        lastSeen,
      });
      return {
        sessions: page.map((one) => shown(one, one.id === current)),
        total: rpp === undefined ? undefined : total,
      };
    },

    async endOtherSessions(request, reply) {
      const viewer = await ownViewer(request);
      await sessions.endAll(viewer.id, { because: 'viewer', except: bearerOf(request).sid });
      return reply.code(204).send();
    },

    async endSession(request, reply) {
      const { sessionId } = request.params as { sessionId: string };
      const viewer = await ownViewer(request);
      if (!(await sessions.endOne(viewer.id, sessionId))) throw faults.unknownSession();
      return reply.code(204).send();
    },

    async linkedAccounts(request) {
      const viewer = await ownViewer(request, { agentsToo: true });
      return { accounts: await viewers.linksOf(viewer) };
    },

    async unlinkAccount(request, reply) {
      const { provider } = request.query as { provider: string };
      const viewer = await ownViewer(request);
      const links = await viewers.linksOf(viewer);
      if (!links.some((link) => link.provider === provider)) throw faults.unknownLink();
      await viewers.unlink(viewer, provider);
      return reply.code(204).send();
    },
  } satisfies Handlers;
}

const shown = ({ id, device, address, createdAt, lastUsedAt }: Session, current: boolean) => ({
  id,
  current,
  device,
  ...(address === null ? {} : { address }),
  signedInAt: createdAt.toISOString(),
  lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
});
