import { confirmEmail } from '@marquee/origin-client/calls';
import { takeConcealedQuery, useSite } from '@marquee/renderer';
import { type Failure, failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ConfirmationAsk, confirmationRefused } from '../rules/confirmation';
import { readableEmail } from '../screens/readable-email';
import { storedToken } from '../screens/stored-token';
import { withToken } from '../screens/with-token';
import { RESEND_ERRORS } from './errors';
import { sendConfirmation } from './send-confirmation';

export type Confirmation =
  | { status: 'checking' }
  /**
   * The email alone does not confirm: the viewer signs in first, or lets earlier sign-in methods
   * end.
   */
  | { status: 'asking'; who: ConfirmationAsk; confirmAlone: () => void }
  | { status: 'confirmed'; userId: string; email: string; waysEnded: boolean }
  /** The token is invalid or has expired. */
  | { status: 'invalid' }
  /** The token is missing or could not be checked; one that is there can be tried again. */
  | { status: 'failed'; requestId?: string; retry?: () => void };

/** Confirms the address with the token of the email (spec 1 §2, "Email-confirmation page"). */
export function useConfirmation(): Confirmation {
  const { origin, realm } = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<Confirmation>({ status: 'checking' });
  const kept = storedToken(realm.id, 'confirmationToken');

  /**
   * In the viewer's session the account stays as it is; `alone`, its unproved sign-in methods end.
   */
  const confirm = async (token: string, alone = false) => {
    setState({ status: 'checking' });
    try {
      const { userId, email } = await withToken(
        token,
        (failed) => confirmationRefused(failed).status === 'invalid',
        (sent) =>
          origin.call(confirmEmail, {
            body: alone ? { token: sent, endWaysIn: true } : { token: sent },
            auth: alone ? 'none' : undefined,
          }),
      );
      setState({
        status: 'confirmed',
        userId,
        email: await readableEmail(email),
        waysEnded: alone,
      });
    } catch (error) {
      const failed = failedCall(error);
      const shown = confirmationRefused(failed);
      switch (shown.status) {
        case 'asking':
          return setState({ ...shown, confirmAlone: () => void confirm(token, true) });
        case 'invalid':
          kept.write(null);
          return setState({ status: 'invalid' });
        case 'failed': {
          const { requestId } = failed;
          return setState({ status: 'failed', requestId, retry: () => void confirm(token, alone) });
        }
      }
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
  | { status: 'asking' | 'sending'; failure?: Failure; attempt: number }
  | { status: 'sent'; email: string; attempt: number };

/** Sends the confirmation email once more. */
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
        setState({ status: 'sent', email: await readableEmail(email), attempt });
      } catch (error) {
        const failure = failureOf(RESEND_ERRORS, failedCall(error), hasLabel);
        setState({ status: 'asking', failure, attempt: attempt + 1 });
      }
    },
  };
}
