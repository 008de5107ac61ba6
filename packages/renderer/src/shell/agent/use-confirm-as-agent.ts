import { OriginError } from '@marquee/origin-client';
import { useCallback } from 'react';
import { useSite } from '../../site/use-site';
import { ask } from './questions';

/** For the options of the call: `origin.call(settlePartition, { body, ...confirmed })`. */
export interface Confirmed {
  agentConfirmed?: true;
}

/**
 * Every call that changes something of a viewer's goes through this: whoever acts as that viewer is asked first, everybody
 * else notices nothing. `what` says in a sentence what will be done. The origin refuses such a call without a
 * confirmation (428), so one that forgets this changes nothing.
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
        // Another tab began to act as a viewer, and this one has not heard of it yet.
        const late = error instanceof OriginError && error.code === 'AGENT_CONFIRMATION';
        if (late) return confirmAndWrite();
        throw error;
      }
    },
    [session],
  );
}
