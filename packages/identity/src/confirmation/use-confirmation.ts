import { OriginError } from '@marquee/origin-client';
import { confirmEmail } from '@marquee/origin-client/provider-calls';
import { takeConcealedQuery, useSite } from '@marquee/renderer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureOf } from '../login/failure-of';
import { type LoginFailure, loginFailure } from '../rules/login-failure';
import { keptToken } from '../screens/kept-token';
import { RESEND_ERRORS } from './errors';
import { sendConfirmation } from './send-confirmation';

export type Confirmation =
  | { status: 'checking' }
  | { status: 'confirmed'; userId: string; email: string }
  /** The token is none, or none any more. */
  | { status: 'invalid' }
  /** Nothing is known of the token; with one, it can be tried again. */
  | { status: 'failed'; requestId?: string; retry?: () => void };

/** Confirms the address with the token of the letter (spec 1 §2, "Email-confirmation page"). */
export function useConfirmation(): Confirmation {
  const { origin, realm } = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<Confirmation>({ status: 'checking' });
  const kept = keptToken(realm.id, 'confirmationToken');

  const confirm = async (token: string) => {
    setState({ status: 'checking' });
    try {
      const { userId, email } = await origin.rest.post('/email-confirmation', {
        facts: confirmEmail,
        body: { token },
        auth: 'none',
      });
      setState({ status: 'confirmed', userId, email });
    } catch (error) {
      if (error instanceof OriginError && error.status === 404) {
        kept.write(null);
        return setState({ status: 'invalid' });
      }
      const { requestId } = failureOf(error);
      setState({
        status: 'failed',
        retry: () => void confirm(token),
        ...(requestId ? { requestId } : {}),
      });
    }
  };

  const arrive = useEffectEvent(() => {
    const { secret, search: rest } = takeConcealedQuery(search);
    if (rest !== search) void navigate(pathname + rest, { replace: true });
    if (secret) kept.write(secret);
    const token = secret ?? kept.read();
    if (token) void confirm(token);
    else setState({ status: 'failed' });
  });
  useEffect(() => arrive(), []);
  return state;
}

export type Resending =
  | { status: 'asking' | 'sending'; failure?: LoginFailure; attempt: number }
  | { status: 'sent'; email: string; attempt: number };

/** Has the letter sent once more, to whom it is for. */
export function useResending() {
  const site = useSite();
  const { hasLabel } = site;
  const [state, setState] = useState<Resending>({ status: 'asking', attempt: 0 });
  const { attempt } = state;
  return {
    state,
    again: () => setState({ status: 'asking', attempt }),
    async send(email: string) {
      setState({ status: 'sending', attempt });
      try {
        await sendConfirmation(site, email);
        setState({ status: 'sent', email, attempt });
      } catch (error) {
        const failure = loginFailure(RESEND_ERRORS, failureOf(error), hasLabel);
        setState({ status: 'asking', failure, attempt: attempt + 1 });
      }
    },
  };
}
