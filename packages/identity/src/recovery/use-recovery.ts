import { takeConcealedQuery, useQuery, useSession, useSite } from '@marquee/renderer';
import { type Failure, type FailureRow, failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeave } from '../login/use-leave';
import type { ConfiguredProvider } from '../providers/provider';
import { emailToSend } from '../rules/email-host';
import { readableEmail } from '../screens/readable-email';
import { storedToken } from '../screens/stored-token';
import { type IsUnknown, withToken } from '../screens/with-token';
import { ASKED, askedAddress } from './asked-address';
import { emailLink, FIREBASE_PARAMS, isForPassword } from './email-link';
import { APPLY_ERRORS, LINK_IS_OVER, REQUEST_ERRORS, RESET_ERRORS } from './errors';
import { newSecretPage } from './new-secret-page';
import { originRecovery } from './recovery-steps';

export type Recovery =
  /** The address is being read. */
  | { step: 'reading' }
  /** `link`: an email's link that is not for a new password. */
  | { step: 'request' | 'reset' | 'link'; busy: boolean; failure?: Failure; attempt: number }
  | { step: 'sent'; id: string }
  | { step: 'applied' }
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
  // The address that the new password belongs to, as far as it is known.
  const [address, setAddress] = useState<string>();
  const token = useRef<string | null>(null);
  const attempts = useRef(0);
  const forPassword = isForPassword(search);
  // In places of their own: the code of another link is no token of a new password.
  const kept = storedToken(realm.id, forPassword ? 'resetToken' : 'linkCode');
  const asked = askedAddress(realm.id);
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
    const step = token.current ? 'reset' : 'request';
    setState({ step: forPassword ? step : 'link', busy: false, attempt: 0 });
    setAddress(asked.of(new URLSearchParams(search).get(ASKED)));
  });
  useEffect(() => read(), []);

  const toLogin = path('login') + withoutProvider(query);
  // Not in the address, which stays in the history and is sent as the referrer.
  const goToLogin = () =>
    void navigate(toLogin, { replace: true, state: address && { email: address } });
  const goByItself = useEffectEvent(goToLogin);
  useEffect(() => {
    if (state.step !== 'done') return;
    const timer = setTimeout(goByItself, REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [state.step]);

  // Where the browser does not know the address, the provider may.
  const unknown = state.step === 'reset' && address === undefined;
  const findAddress = useEffectEvent(async (isHere: () => boolean) => {
    const steps = await choice?.provider.recovery?.();
    if (!choice || !steps?.addressOf || !token.current) return;
    const { addressOf } = steps;
    const found = await withToken(token.current, isUnknown, (sent) =>
      addressOf(sent, choice.config, site),
    );
    if (isHere()) setAddress(found);
  });
  useEffect(() => {
    if (!unknown) return;
    let here = true;
    findAddress(() => here).catch((error: unknown) =>
      // The form tells what is wrong with the link when the viewer sends it.
      console.warn('The address of a new password is not known.', error),
    );
    return () => {
      here = false;
    };
  }, [unknown]);

  const run = async (
    step: 'request' | 'reset' | 'link',
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
      if (LINK_IS_OVER.includes(failure.key)) forget();
      setState({ step, busy: false, failure, attempt: attempts.current });
    }
  };

  const forget = () => {
    token.current = null;
    kept.write(null);
  };

  return {
    state,
    link: emailLink(query, choice?.provider.type),
    toLogin,
    goToLogin,
    address,
    request: (id: string) =>
      run('request', REQUEST_ERRORS, async (steps, { config }) => {
        const page = newSecretPage(site, config.type, id, search);
        await steps.request(emailToSend(id), page, config, site);
        return { step: 'sent', id: await readableEmail(id) };
      }),
    reset: (secret: string) =>
      run('reset', RESET_ERRORS, async (steps, { config }) => {
        await withToken(token.current ?? '', isUnknown, (sent) =>
          steps.reset(sent, secret, config, site),
        );
        forget();
        asked.forget();
        // Every session ended with the old secret; this tab's would find out only later.
        if (status === 'viewer') await session.signOut();
        return { step: 'done' };
      }),
    /** Does what the email's link promised, at a provider with such links. */
    apply: () =>
      run('link', APPLY_ERRORS, async (steps, { config }) => {
        await withToken(token.current ?? '', isUnknown, async (sent) =>
          steps.apply?.(sent, config, site),
        );
        forget();
        return { step: 'applied' };
      }),
    /** Goes back to the form that sends an email. */
    again: () => {
      forget();
      setState({ step: 'request', busy: false, attempt: attempts.current });
    },
  };
}

const isUnknown: IsUnknown = ({ messages }) => messages?.[0] === 'invalidToken';

/** The page's query without the provider's name and parameters. */
function withoutProvider(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['providerName', ASKED, ...FIREBASE_PARAMS]) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
