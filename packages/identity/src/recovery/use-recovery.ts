import { takeConcealedQuery, useQuery, useSession, useSite } from '@marquee/renderer';
import { type Failure, type FailureRow, failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeave } from '../login/use-leave';
import type { ConfiguredProvider } from '../providers/provider';
import { emailToSend } from '../rules/email-host';
import { readableEmail } from '../screens/readable-email';
import { storedToken } from '../screens/stored-token';
import { LINK_IS_OVER, REQUEST_ERRORS, RESET_ERRORS } from './errors';
import { newSecretPage } from './new-secret-page';
import { originRecovery } from './recovery-steps';

export type Recovery =
  /** The address is being read. */
  | { step: 'reading' }
  | { step: 'request' | 'reset'; busy: boolean; failure?: Failure; attempt: number }
  | { step: 'sent'; id: string }
  | { step: 'done' };

/** The time that the confirmation is shown before the page goes on to signing in (spec 1 §4). */
export const REDIRECT_DELAY = 3000;

/**
 * Sends an email, or sets a new secret when an email opened the page (spec 1 §4,
 * "Forgot-password").
 */
export function useRecovery(choice: ConfiguredProvider | undefined) {
  const site = useSite();
  const { realm, path, hasLabel, session } = site;
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const query = useQuery();
  const navigate = useNavigate();
  const [state, setState] = useState<Recovery>({ step: 'reading' });
  const token = useRef<string | null>(null);
  const attempts = useRef(0);
  const kept = storedToken(realm.id, 'resetToken');
  const leave = useLeave();

  // A signed-in viewer is sent on, unless an email opened the page (spec 1 §2).
  const signedInWithoutLetter = status === 'viewer' && state.step === 'request';
  useEffect(() => {
    if (signedInWithoutLetter) leave();
  }, [signedInWithoutLetter, leave]);

  const read = useEffectEvent(() => {
    const { secret, search: rest } = takeConcealedQuery(search);
    // A viewer who came by a link inside the site still has the token in the address.
    if (rest !== search) void navigate(pathname + rest, { replace: true });
    if (secret) kept.write(secret);
    token.current = secret ?? kept.read();
    setState({ step: token.current ? 'reset' : 'request', busy: false, attempt: 0 });
  });
  useEffect(() => read(), []);

  const toLogin = path('login') + withoutProvider(query);
  const goToLogin = useEffectEvent(() => void navigate(toLogin, { replace: true }));
  useEffect(() => {
    if (state.step !== 'done') return;
    const timer = setTimeout(goToLogin, REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [state.step]);

  const run = async (
    step: 'request' | 'reset',
    row: FailureRow,
    ask: (steps: typeof originRecovery, given: ConfiguredProvider) => Promise<Recovery>,
  ) => {
    if (!choice) return;
    setState((now) => ({ ...now, step, busy: true, attempt: attempts.current }));
    try {
      const steps = (await choice.provider.recovery?.()) ?? originRecovery;
      setState(await ask(steps, choice));
    } catch (error) {
      attempts.current += 1;
      const failure = failureOf(row, failedCall(error), hasLabel);
      if (step === 'reset' && LINK_IS_OVER.includes(failure.key)) forget();
      setState({ step, busy: false, failure, attempt: attempts.current });
    }
  };

  const forget = () => {
    token.current = null;
    kept.write(null);
  };

  return {
    state,
    toLogin,
    request: (id: string) =>
      run('request', REQUEST_ERRORS, async (steps, { config }) => {
        const page = newSecretPage(site, config.type, search);
        await steps.request(emailToSend(id), page, config, site);
        return { step: 'sent', id: await readableEmail(id) };
      }),
    reset: (secret: string) =>
      run('reset', RESET_ERRORS, async (steps, { config }) => {
        await steps.reset(token.current ?? '', secret, config, site);
        forget();
        // Every session ended with the old secret; this tab's would find out only later.
        if (status === 'viewer') await session.signOut();
        return { step: 'done' };
      }),
    /** Goes back to the form that sends an email. */
    again: () => {
      forget();
      setState({ step: 'request', busy: false, attempt: attempts.current });
    },
  };
}

/** The page's query without the provider's name. */
function withoutProvider(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('providerName');
  const rest = query.toString();
  return rest && `?${rest}`;
}
