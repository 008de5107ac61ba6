import type { FastifyRequest } from 'fastify';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import { faults } from '../faults';
import type { Services } from '../services';
import type { Viewer } from './viewer';

export type OwnViewer = (
  request: FastifyRequest,
  options?: { agentsToo?: boolean },
) => Promise<Viewer>;

/**
 * The viewer of a call about the ways into their own account. Throws VIEWER_ONLY for a guest,
 * AGENT_REFUSED for an agent who acts as a viewer (`agentsToo` where they may look), TOKEN_INVALID
 * for a viewer who is blocked, or whose session is over.
 */
export function createOwnViewer({
  sessions,
  viewers,
}: Pick<Services, 'sessions' | 'viewers'>): OwnViewer {
  return async (request, { agentsToo = false } = {}) => {
    const { id, isGuest, sid, par } = bearerOf(request);
    if (isGuest) throw faults.viewerOnly();
    // An agent who acts as a viewer for an hour would keep a key to their account for good.
    if (par && !agentsToo) throw faults.agentRefused();
    const viewer = await viewers.find(callerOf(request).realm.id, id);
    // The session may have ended since the token was signed, and what is changed here outlives it.
    if (!viewer || viewer.blocked || !(await sessions.isOpen(sid))) throw faults.tokenInvalid();
    return viewer;
  };
}
