import { impersonate, logout } from '@marquee/origin-client/calls';
import { beginImpersonation } from '@marquee/origin-client/impersonation';
import { takeConcealed, useSession, useSite } from '@marquee/renderer';
import {
  type FailedCall,
  type Failure,
  failedCall,
  failureOf,
  wayOn,
} from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { IMPERSONATE_ERRORS, IMPERSONATE_WAYS_ON } from './errors';

export type Impersonate =
  | { status: 'beginning' }
  | { status: 'failed'; failure: Failure; attempt: number; retry?: () => void };

/** Exchanges the token of the address for the viewer's session, and sets the agent's own aside. */
export function useImpersonate(): Impersonate {
  const { session, origin, realm, defaultPath, path, hasLabel } = useSite();
  const { status } = useSession();
  const { token: param } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<Impersonate>({ status: 'beginning' });
  const begun = useRef(false);
  const attempts = useRef(0);

  const begin = async (token: string) => {
    setState({ status: 'beginning' });
    try {
      const tokens = await origin.call(impersonate, {
        body: { token },
      });
      const before = await beginImpersonation(session, realm.id, tokens);
      if (before) {
        const { refreshToken } = before;
        origin
          .call(logout, { body: { refreshToken }, auth: 'none' })
          .catch((error) => console.warn('The origin was not told of the end.', error));
      }
      await navigate(defaultPath, { replace: true });
    } catch (error) {
      fail(failedCall(error), () => void begin(token));
    }
  };

  const fail = (call: FailedCall, retry?: () => void) => {
    attempts.current += 1;
    const failure = failureOf(IMPERSONATE_ERRORS, call, hasLabel);
    setState({
      status: 'failed',
      failure,
      attempt: attempts.current,
      retry: wayOn(failure, IMPERSONATE_WAYS_ON) === 'retry' ? retry : undefined,
    });
  };

  const start = useEffectEvent(() => {
    const token = takeConcealed(param);
    const bare = path('impersonate', { token: '-' });
    // An agent who came by a link inside the site still has the token in the address.
    if (pathname !== bare) void navigate(bare, { replace: true });
    if (token) void begin(token);
    else fail({ code: 'UNKNOWN_TOKEN' });
  });

  useEffect(() => {
    if (status === 'starting' || begun.current) return;
    begun.current = true;
    start();
  }, [status]);

  return state;
}
