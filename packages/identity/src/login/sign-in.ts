import type { Failure, FailureRow } from '@marquee/renderer/failures';
import type { PageContext, SignInAnswer } from '../providers/sign-in-context';

/** The state of a sign-in (spec 1 §4). A failure stays visible until the next answer. */
export type SignInState =
  | { status: 'idle' }
  | { status: 'sending'; last?: Failure }
  | { status: 'failed'; failure: Failure; attempt: number }
  | { status: 'resolving' }
  | { status: 'resolved' };

export interface SignIn {
  state: SignInState;
  /** Runs a provider's sign-in to its end: tokens stored, partition settled, viewer sent on. */
  attempt: (
    provider: { errors: FailureRow },
    ask: (context: PageContext) => Promise<SignInAnswer>,
  ) => Promise<void>;
  /** Shows a failure that happened before the call to the origin. */
  refuse: (failure: Failure) => void;
}
