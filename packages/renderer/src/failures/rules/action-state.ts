import type { Failure } from './failure-of';

/** How an action went; `count` makes the same words news again. */
export type ActionOutcome =
  | { status: 'done'; count: number; text: string }
  | { status: 'failed'; count: number; failure: Failure };

/** Where an action is. While it runs, how it went the last time stays in sight. */
export type ActionState =
  | { status: 'idle' }
  | { status: 'running'; last: ActionOutcome | null }
  | ActionOutcome;

export type ActionEvent =
  | { type: 'started' }
  /** `text` is what the viewer is told. */
  | { type: 'done'; text: string }
  | { type: 'failed'; failure: Failure }
  /** Nothing has come of it, and the viewer knows why. */
  | { type: 'givenUp' };

export const IDLE: ActionState = { status: 'idle' };

/** How the action went the last time, also while it runs again. */
export function outcomeOf(state: ActionState): ActionOutcome | null {
  if (state.status === 'idle') return null;
  return state.status === 'running' ? state.last : state;
}

/** An action runs one at a time: a second start changes nothing, and neither does an end of what does not run. */
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
