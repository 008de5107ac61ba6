import { useReducer, useRef } from 'react';
import { isGivenUp } from './failed-call';
import { actionState, IDLE, outcomeOf } from './rules/action-state';
import type { Failure } from './rules/failure-of';

/**
 * Runs an action of the viewer's, one at a time, and gives its outcome. An agent who declined the change
 * (`useConfirmAsAgent`) sees no failure; `failuresOf` returns null for other errors that the viewer need
 * not see.
 */
export function useAction(failuresOf: (error: unknown) => Failure | null) {
  const [state, dispatch] = useReducer(actionState, IDLE);
  // A second press may come before React has rendered after the first.
  const running = useRef(false);

  /** Resolves to whether the action succeeded. `action` resolves to the text that the viewer reads then. */
  const run = async (action: () => Promise<string>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    dispatch({ type: 'started' });
    try {
      const text = await action();
      dispatch({ type: 'done', text });
      return true;
    } catch (error) {
      const failure = isGivenUp(error) ? null : failuresOf(error);
      dispatch(failure ? { type: 'failed', failure } : { type: 'givenUp' });
      return false;
    } finally {
      running.current = false;
    }
  };
  return { outcome: outcomeOf(state), busy: state.status === 'running', run };
}

export type Action = ReturnType<typeof useAction>;
