import { OriginError } from '@marquee/origin-client';
import { useCallback } from 'react';
import { useSite } from '../../site/use-site';
import { ask } from './questions';

/** Options of the confirmed call: `origin.call(settlePartition, { body, ...confirmed })`. */
export interface Confirmed {
  agentConfirmed?: true;
}

/**
 * Makes the function through which every call goes that changes a viewer's account. An agent who acts
 * as the viewer has to confirm the change; for the viewer it makes no difference. `what` says in a
 * sentence what will be changed. The origin refuses an agent's call without confirmation (428).
 *
 * Throws an `OriginError` of kind `aborted` when the agent says no.
 */
export function useConfirmAsAgent() {
  const { session } = useSite();
  return useCallback(
    async <T>(what: string, write: (confirmed: Confirmed) => Promise<T>): Promise<T> => {
      const confirmAndWrite = async () => {
        if (await ask(session, what)) return write({ agentConfirmed: true });
        throw new OriginError('aborted', { code: 'AGENT_DECLINED' });
      };
      if (session.state.user?.par) return confirmAndWrite();
      try {
        return await write({});
      } catch (error) {
        // Another tab began to act as a viewer, and this tab does not know it yet.
        const late = error instanceof OriginError && error.code === 'AGENT_CONFIRMATION';
        if (late) return confirmAndWrite();
        throw error;
      }
    },
    [session],
  );
}
