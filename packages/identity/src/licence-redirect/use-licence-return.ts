import { externalToken } from '@marquee/origin-client/calls';
import { type LicenceRedirect, takeLicenceRedirect } from '@marquee/origin-client/licence-redirect';
import { useNotify, useSession, useSite } from '@marquee/renderer';
import { type Failure, failedCall, failureOf, type WayOn, wayOn } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { destinationContext } from '../login/destination-context';
import { settlePartition } from '../login/settle-partition';
import { destinationAfterSignIn } from '../rules/destination';
import { licenceReturn } from '../rules/licence-return';
import { LICENCE_ERRORS, LICENCE_WAYS_ON, REFUSALS, UNKNOWN_CODE } from './errors';

export type LicenceReturnState =
  | { status: 'working' }
  /** The viewer may not buy; a code of `REGION_REFUSALS`. */
  | { status: 'refused'; code: string }
  | {
      status: 'failed';
      failure: Failure;
      attempt: number;
      /** The page that the viewer left from. */
      from: string;
      way: WayOn;
      retry: () => void;
    };

/** Signs in with the code of a licence partner, and goes to where the viewer was (spec 2 §2). */
export function useLicenceReturn(): LicenceReturnState {
  const site = useSite();
  const { session, origin, realm, path, isLive, defaultPath, t, hasLabel } = site;
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const [state, setState] = useState<LicenceReturnState>({ status: 'working' });
  const begun = useRef(false);
  const attempts = useRef(0);

  const toMenu = (unknown: boolean) => {
    if (unknown) notify({ text: t('licence.unknown'), duration: 12_000 });
    void navigate(defaultPath, { replace: true });
  };

  const exchange = async (code: string, redirect: LicenceRedirect) => {
    setState({ status: 'working' });
    try {
      const answer = await origin.call(externalToken, {
        params: { provider: redirect.provider },
        body: { authorisationCode: code },
        auth: 'none',
      });
      await session.signIn(answer);
      if (answer.partition) await settlePartition(site, notify, answer.partition);
      const context = destinationContext(site, window.location.origin);
      const { firstSignIn } = answer;
      const to = destinationAfterSignIn({ from: redirect.from }, context, { firstSignIn });
      if (to.otherLocale) window.location.replace(to.path);
      else void navigate(to.path, { replace: true });
    } catch (error) {
      const failed = failedCall(error);
      if (UNKNOWN_CODE.includes(failed.code)) return toMenu(true);
      if (REFUSALS.includes(failed.code)) return setState({ status: 'refused', code: failed.code });
      attempts.current += 1;
      const failure = failureOf(LICENCE_ERRORS, failed, hasLabel);
      setState({
        status: 'failed',
        failure,
        way: wayOn(failure, LICENCE_WAYS_ON),
        attempt: attempts.current,
        from: redirect.from,
        retry: () => void exchange(code, redirect),
      });
    }
  };

  const arrive = useEffectEvent(() => {
    const back = licenceReturn(search, isLive('purchase'));
    if (back.kind === 'continue') {
      return void navigate(path('purchase', {}, { query: { licences: back.licence } }), {
        replace: true,
      });
    }
    if (back.kind === 'menu') return toMenu(false);
    // Before any call: the code stays neither in the address nor in the history.
    void navigate(pathname, { replace: true });
    const redirect = takeLicenceRedirect(realm.id);
    // Without a redirect of this browser the code is another's; and an agent who acts as a viewer
    // does not sign in.
    if (redirect && !user?.par) void exchange(back.code, redirect);
    else toMenu(true);
  });

  useEffect(() => {
    if (status === 'starting' || begun.current) return;
    begun.current = true;
    arrive();
  }, [status]);

  return state;
}
