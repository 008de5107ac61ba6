import type { Failure } from './failure-of';

/** How an action ended; `count` tells equal texts of two runs apart. */
export type ActionOutcome =
  | { status: 'done'; count: number; text: string }
  | { status: 'failed'; count: number; failure: Failure };

/** The state of an action. While it runs, the outcome of the last run stays in view. */
export type ActionState =
  | { status: 'idle' }
  | { status: 'running'; last: ActionOutcome | null }
  | ActionOutcome;

export type ActionEvent =
  | { type: 'started' }
  /** `text` is shown to the viewer. */
  | { type: 'done'; text: string }
  | { type: 'failed'; failure: Failure }
  /** The action was given up, and the viewer knows why. */
  | { type: 'givenUp' };

export const IDLE: ActionState = { status: 'idle' };

/** The outcome of the last run, also while the action runs again. */
export function outcomeOf(state: ActionState): ActionOutcome | null {
  if (state.status === 'idle') return null;
  return state.status === 'running' ? state.last : state;
}

/** Advances an action. It runs once at a time: a second start changes nothing, nor does an end while it does not run. */
export function actionState(state: ActionState, event: ActionEvent): ActionState {
  if (event.type === 'started') {
    return state.status === 'running' ? state : { status: 'running', last: outcomeOf(state) };
  }
  if (state.status !== 'running') return state;
  const count = (state.last?.count ?? 0) + 1;
  switch (event.type) {
    case 'done':
      return { status: 'done', count, text: event.text };
    case 'failed':
      return { status: 'failed', count, failure: event.failure };
    case 'givenUp':
      return state.last ?? IDLE;
  }
}
