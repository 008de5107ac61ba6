import { useNotify, useSession, useSite } from '@marquee/renderer';
import { type Failure, failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageContext, Provider, SignInAnswer } from '../providers/provider';
import { settlePartition } from './settle-partition';
import { useLeave } from './use-leave';

/** Where a sign-in stands (spec 1 §4). A failure stays in sight until the next answer. */
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
    provider: Provider,
    ask: (context: PageContext) => Promise<SignInAnswer>,
  ) => Promise<void>;
  /** Shows why nothing was sent, or why nothing came back. */
  refuse: (failure: Failure) => void;
}

/** The page's one sign-in at a time. Viewers who are signed in already are sent on as well (spec 1 §2). */
export function useSignIn(): SignIn {
  const site = useSite();
  const { status } = useSession();
  const notify = useNotify();
  const leave = useLeave();
  // A sign-in takes its time; what the address says when it has ended counts, and whoever has left stays where they are.
  const leaveThen = useRef<typeof leave | null>(null);
  useLayoutEffect(() => {
    leaveThen.current = leave;
    return () => {
      leaveThen.current = null;
    };
  }, [leave]);
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  const attempts = useRef(0);
  const busy = useRef(false);

  const fail = (failure: Failure) => {
    attempts.current += 1;
    setState({ status: 'failed', failure, attempt: attempts.current });
  };

  useEffect(() => {
    if (status !== 'viewer' || busy.current) return;
    setState({ status: 'resolved' });
    leave();
  }, [status, leave]);

  return {
    state,
    refuse: fail,
    async attempt(provider, ask) {
      if (busy.current) return;
      busy.current = true;
      setState((now) => ({
        status: 'sending',
        last: now.status === 'failed' ? now.failure : undefined,
      }));
      try {
        const answer = await ask(site);
        setState({ status: 'resolving' });
        await site.session.signIn(answer);
        if (answer.partition) await settlePartition(site, notify, answer.partition);
        setState({ status: 'resolved' });
        leaveThen.current?.(answer);
      } catch (error) {
        busy.current = false;
        fail(failureOf(provider.errors, failedCall(error), site.hasLabel));
      }
    },
  };
}
