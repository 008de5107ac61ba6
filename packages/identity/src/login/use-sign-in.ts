import { useNotify, useSession, useSite } from '@marquee/renderer';
import { type Failure, failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import type { SignInAnswer } from '../providers/provider';
import { settlePartition } from './settle-partition';
import type { SignIn, SignInState } from './sign-in';
import { useLeave } from './use-leave';

/**
 * Runs a page's sign-in, one at a time, and sends on a viewer who is signed in already (spec 1 §2),
 * unless the page has a question for them.
 */
export function useSignIn(asksViewer: () => boolean = () => false): SignIn {
  const site = useSite();
  const { status } = useSession();
  const notify = useNotify();
  const leave = useLeave();
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  // The answer of a sign-in that has ended and from which the viewer is to be sent on.
  const [ended, setEnded] = useState<SignInAnswer>();
  const isMoving = useNavigation().state !== 'idle';
  const attempts = useRef(0);
  const busy = useRef(false);

  const fail = (failure: Failure) => {
    attempts.current += 1;
    setState({ status: 'failed', failure, attempt: attempts.current });
  };

  const asks = useEffectEvent(asksViewer);
  useEffect(() => {
    if (status !== 'viewer' || busy.current || asks()) return;
    setState({ status: 'resolved' });
    leave();
  }, [status, leave]);

  // A viewer who is leaving the page by themselves goes where they wanted to.
  useEffect(() => {
    if (!ended || isMoving) return;
    setEnded(undefined);
    leave(ended);
  }, [ended, isMoving, leave]);

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
        setEnded(answer);
      } catch (error) {
        busy.current = false;
        fail(failureOf(provider.errors, failedCall(error), site.hasLabel));
      }
    },
  };
}
