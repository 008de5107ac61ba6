import { OriginError } from '@marquee/origin-client';
import { useNotify, useSession, useSite } from '@marquee/renderer';
import { failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useLeave } from '../login/use-leave';
import type { ConfiguredProvider } from '../providers/provider';
import { sendsBackOnce } from '../rules/tv-errors';
import type { PendingTv } from './pending-tv';
import { carriedQuery, returnPath } from './return-address';
import type { TvSignIn, TvState } from './tv-state';
import { NOT_LINKED, useTvService } from './use-tv-service';

/** The part of a beginning sign-in that is not the same for all of the realm. */
type Departing = Pick<PendingTv, 'mvpd' | 'redirect' | 'search' | 'attempt' | 'accessToken'> & {
  code: string;
};

/**
 * The providers page: a list to choose from, the redirect to a TV provider, and its return (spec 1
 * §2, §4).
 */
export function useTvSignIn(choice: ConfiguredProvider): TvSignIn {
  const site = useSite();
  const { status } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const { result, device } = useParams();
  const [state, setState] = useState<TvState>({
    status: result !== 'success' ? 'starting' : device ? 'device' : 'linking',
  });
  /** The query that the page began with. */
  const begunWith = useRef<string | null>(null);
  const service = useTvService(choice);
  const { config, pending } = service;
  const query = carriedQuery(search);

  const leave = useLeave();
  // Read when the sign-in has ended: the address may have changed by then.
  const leaveThen = useRef(leave);
  useLayoutEffect(() => {
    leaveThen.current = leave;
  }, [leave]);

  const fail = (of: 'list' | 'link', error: unknown) => {
    const failure = failureOf(choice.provider.errors, failedCall(error), site.hasLabel);
    const accountId = site.session.state.user?.id;
    setState({
      status: 'failed',
      of,
      failure: { ...failure, accountId },
    });
  };

  const load = async () => {
    setState({ status: 'starting' });
    try {
      setState({ status: 'choosing', ...(await service.open(query)) });
    } catch (error) {
      fail('list', error);
    }
  };

  /**
   * Redirects to the TV provider; a retry replaces the page, so that Back does not lead into it
   * again.
   */
  const depart = ({ code, ...departing }: Departing) => {
    const { mvpd, attempt, redirect } = departing;
    const { requestorId, resourceId } = config;
    setState({ status: 'leaving', name: mvpd.name, again: attempt > 1 });
    pending.remember({
      ...departing,
      requestor: requestorId,
      resource: resourceId,
      locale: site.locale,
    });
    const address = service.signInAddress({
      code,
      requestorId,
      mvpd: mvpd.id,
      redirectUri: redirect,
      host: window.location.hostname,
    });
    if (attempt > 1) window.location.replace(address);
    else window.location.assign(address);
  };

  const arrive = async (): Promise<void> => {
    if (device) return setState({ status: 'device' });
    const signIn = pending.recall(config.requestorId);
    if (!signIn || signIn === 'late') {
      if (status === 'viewer') {
        // Without one, it is the same return in a second tab: the first has ended it, and said so.
        if (signIn) notify({ tone: 'error', text: site.t('tv.notLinked') });
        return leaveThen.current();
      }
      const code = signIn ? 'TV_CODE_LATE' : 'TV_INTERRUPTED';
      return fail('link', new OriginError('aborted', { code }));
    }
    if (signIn.locale !== site.locale) {
      return window.location.replace(`${returnPath(site, signIn.locale)}${signIn.search}`);
    }
    setState({ status: 'linking' });
    if (search !== signIn.search) {
      // The address gets the stored query before the sign-in ends: with the destination, and
      // without the provider's answer.
      begunWith.current = null;
      return void navigate({ pathname, search: signIn.search }, { replace: true });
    }
    await complete(signIn);
  };

  const complete = async (signIn: PendingTv): Promise<void> => {
    try {
      const tokens = await service.complete(signIn);
      const wasViewer = site.session.state.status === 'viewer';
      await site.session.signIn(tokens);
      pending.forget();
      setState({ status: 'linked' });
      const text = site.t('tv.linked', { provider: signIn.mvpd.name });
      if (wasViewer) notify({ tone: 'success', text });
      leaveThen.current();
    } catch (error) {
      pending.forget();
      const again = error instanceof OriginError && sendsBackOnce(error, signIn.attempt);
      if (again) await retry(signIn);
      else fail('link', error);
    }
  };

  const retry = async ({ mvpd, search: asked, redirect }: PendingTv): Promise<void> => {
    setState({ status: 'leaving', name: mvpd.name, again: true });
    try {
      depart({ ...(await service.begin()), mvpd, redirect, search: asked, attempt: 2 });
    } catch (error) {
      fail('link', error);
    }
  };

  const start = useEffectEvent(() => void (result === 'success' ? arrive() : load()));
  useEffect(() => {
    if (status === 'starting' || begunWith.current !== null) return;
    begunWith.current = search;
    start();
  }, [status, search]);

  // Runs within the site alone: a redirect to the TV provider ends the document.
  useEffect(() => () => pending.forget(), [pending]);

  const shown = useEffectEvent(() => {
    if (state.status === 'leaving') void load();
  });
  useEffect(() => {
    // The back button of the TV provider's page shows this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && shown();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    state,
    config,
    choose({ id, name }) {
      if (state.status !== 'choosing') return;
      const { code, accessToken, redirectUri: redirect } = state.flow;
      depart({ code, accessToken, redirect, mvpd: { id, name }, search: query, attempt: 1 });
    },
    restart() {
      const list = { pathname: site.path('providers', {}), search };
      if (result) void navigate(list, { replace: true });
      void load();
    },
    goOn: () => leaveThen.current(),
    unlinked() {
      if (state.status !== 'choosing') return;
      setState({ ...state, link: NOT_LINKED });
      notify({ tone: 'success', text: site.t('tv.unlinked') });
    },
  };
}
