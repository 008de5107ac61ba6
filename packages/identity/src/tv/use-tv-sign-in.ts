import { OriginError } from '@marquee/origin-client';
import { adobeLinkState } from '@marquee/origin-client/provider-calls';
import type { AuthProvider } from '@marquee/realm';
import {
  basenameOf,
  fillPath,
  invariant,
  type Site,
  useNotify,
  useSession,
  useSite,
} from '@marquee/renderer';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { failureOf } from '../login/failure-of';
import { useLeave } from '../login/use-leave';
import type { ConfiguredProvider } from '../providers/provider-choices';
import { type LoginFailure, loginFailure } from '../rules/login-failure';
import { readSignInQuery } from '../rules/sign-in-query';
import { sendsBackOnce } from '../rules/tv-errors';
import { arrangeTvProviders } from '../rules/tv-providers';
import { vendorAddress } from '../vendor/vendor-address';
import { passService } from './pass-service';
import { pendingTv } from './pending-tv';
import { registrationsOf } from './registrations';
import type { PrimetimeFlow, TvConfig, TvContext, TvLink, TvProvider } from './tv-steps';

/** What is said of a failure, with the names by which the support desk finds it. */
export interface TvFailure extends LoginFailure {
  accountId?: string;
}

/** Where the providers page stands (spec 1 §4, "TV-provider flow"). */
export type TvState =
  | { status: 'starting' }
  | { status: 'choosing'; flow: PrimetimeFlow; link: TvLink }
  | { status: 'leaving'; name: string; again: boolean }
  | { status: 'linking' }
  | { status: 'linked' }
  /** The sign-in was for another device, which goes on by itself. */
  | { status: 'device' }
  /** `list`: there is nothing to choose from; `link`: a choice came to nothing. */
  | { status: 'failed'; of: 'list' | 'link'; failure: TvFailure };

export interface TvSignIn {
  state: TvState;
  config: TvConfig;
  choose: (mvpd: TvProvider) => void;
  /** Reads the list again, with a new code. */
  restart: () => void;
  /** Goes on as the viewer who is signed in already. */
  goOn: () => void;
  unlinked: () => void;
}

/** The providers page: a list to choose from, a trip to a TV provider, and the way back (spec 1 §2, §4). */
export function useTvSignIn({ provider, config: entry }: ConfiguredProvider): TvSignIn {
  const site = useSite();
  const { status } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const { result, device } = useParams();
  const config = tvConfigOf(entry);
  const [state, setState] = useState<TvState>({ status: 'starting' });
  /** The query that the page began with. */
  const begunWith = useRef<string | null>(null);
  const { realm, origin } = site;
  const base = vendorAddress(config.baseUri, realm.origin.address);
  const { service, pending, context } = useMemo(() => {
    const pass = passService(base);
    const tools: TvContext = {
      origin,
      register: pass.register,
      registrations: registrationsOf(realm.id, `${base} ${config.requestorId}`),
    };
    return { service: pass, pending: pendingTv(realm.id), context: tools };
  }, [base, origin, realm.id, config.requestorId]);

  const leave = useLeave();
  // What the address says when the sign-in has ended counts.
  const leaveThen = useRef(leave);
  useLayoutEffect(() => {
    leaveThen.current = leave;
  }, [leave]);

  const fail = (of: 'list' | 'link', error: unknown) => {
    const failure = loginFailure(provider.errors, failureOf(error), site.hasLabel);
    const accountId = site.session.state.user?.id;
    setState({
      status: 'failed',
      of,
      failure: { ...failure, ...(accountId ? { accountId } : {}) },
    });
  };

  const begin = async () => {
    invariant(provider.tv, `The provider "${provider.type}" has no TV steps.`);
    const steps = await provider.tv();
    return { steps, ...(await steps.begin(entry, context)) };
  };

  const load = async () => {
    setState({ status: 'starting' });
    try {
      const viewer = site.session.state.status === 'viewer';
      const [{ code, accessToken }, known, link] = await Promise.all([
        begin(),
        service.providersOf(config.requestorId),
        viewer ? linkOf(site, config) : notLinked,
      ]);
      const { from, licences } = readSignInQuery(search);
      const { requestorId, resourceId } = config;
      const flow: PrimetimeFlow = {
        ...{
          requestorId,
          resourceId,
          code,
          baseUri: base,
          redirectUri: wayBack(site, config, search),
        },
        providers: arrangeTvProviders(known, config.allowedProviders, site.locale),
        ...(accessToken ? { accessToken } : {}),
        ...(from ? { from } : {}),
        ...(licences ? { activeLicence: licences } : {}),
      };
      setState({ status: 'choosing', flow, link });
    } catch (error) {
      fail('list', error);
    }
  };

  /** Off to the TV provider; replaced on the way of a retry, so that Back does not lead into it again. */
  const depart = (
    mvpd: Pick<TvProvider, 'id' | 'name'>,
    trip: {
      code: string;
      accessToken?: string;
      redirectUri: string;
      search: string;
      attempt: number;
    },
  ) => {
    const { code, accessToken, redirectUri, attempt } = trip;
    setState({ status: 'leaving', name: mvpd.name, again: attempt > 1 });
    pending.remember({
      ...{ requestor: config.requestorId, resource: config.resourceId, redirect: redirectUri },
      ...{ mvpd: { id: mvpd.id, name: mvpd.name }, attempt, locale: site.locale },
      search: trip.search,
      ...(accessToken ? { accessToken } : {}),
    });
    const address = service.signInAddress({
      ...{ code, requestorId: config.requestorId, mvpd: mvpd.id, redirectUri },
      host: window.location.hostname,
    });
    if (attempt > 1) window.location.replace(address);
    else window.location.assign(address);
  };

  /** True when somebody came back, or something was said instead. */
  const arrive = async (): Promise<void> => {
    const trip = pending.recall(config.requestorId);
    if (device) return setState({ status: 'device' });
    if (!trip) {
      // The same way back in a second tab: the first one has ended it.
      if (status === 'viewer') return leaveThen.current();
      return fail('link', new OriginError('aborted', { code: 'TV_INTERRUPTED' }));
    }
    if (trip.locale !== site.locale) {
      return window.location.replace(`${returnPath(site, trip.locale)}${trip.search}`);
    }
    setState({ status: 'linking' });
    if (search !== trip.search) {
      // Where the viewer wanted to be stands in the address before anything ends there; what came with them goes.
      begunWith.current = null;
      return void navigate({ pathname, search: trip.search }, { replace: true });
    }
    try {
      invariant(provider.tv, `The provider "${provider.type}" has no TV steps.`);
      const steps = await provider.tv();
      const tokens = await steps.complete(trip, entry, context);
      const wasViewer = site.session.state.status === 'viewer';
      await site.session.signIn(tokens);
      pending.forget();
      setState({ status: 'linked' });
      if (wasViewer)
        notify({ tone: 'success', text: site.t('tv.linked', { provider: trip.mvpd.name }) });
      leaveThen.current();
    } catch (error) {
      pending.forget();
      const backOnce = error instanceof OriginError && sendsBackOnce(error, trip.attempt);
      if (!backOnce) return fail('link', error);
      await retry(trip).catch((failed) => fail('link', failed));
    }
  };

  const retry = async ({
    mvpd,
    search: asked,
    redirect,
  }: NonNullable<ReturnType<typeof pending.recall>>) => {
    setState({ status: 'leaving', name: mvpd.name, again: true });
    const { code, accessToken } = await begin();
    depart(mvpd, { code, accessToken, redirectUri: redirect, search: asked, attempt: 2 });
  };

  const start = useEffectEvent(() => void (result ? arrive() : load()));
  useEffect(() => {
    if (status === 'starting' || begunWith.current !== null) return;
    begunWith.current = search;
    start();
  }, [status, search]);

  // Within the site: whoever goes to the TV provider leaves the document, and nothing here runs any more.
  useEffect(() => () => pending.forget(), [pending]);

  const shown = useEffectEvent(() => {
    if (state.status === 'leaving') void load();
  });
  useEffect(() => {
    // The browser's back button, from the TV provider into this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && shown();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    state,
    config,
    choose(mvpd) {
      if (state.status === 'choosing') depart(mvpd, { ...state.flow, search, attempt: 1 });
    },
    restart() {
      if (result)
        void navigate({ pathname: site.path('providers', {}), search }, { replace: true });
      void load();
    },
    goOn: () => leaveThen.current(),
    unlinked() {
      if (state.status === 'choosing') setState({ ...state, link: notLinked });
    },
  };
}

/** @throws {Error} for a provider that has no such entry: it has no business on the providers page. */
function tvConfigOf(config: AuthProvider): TvConfig {
  invariant('requestorId' in config, `The provider "${config.type}" is no TV provider.`);
  return config;
}

const linkOf = ({ origin }: Site, { requestorId }: TvConfig): Promise<TvLink> =>
  origin.rest.get('/user/adobe', { facts: adobeLinkState, query: { requestorId } });

/** The page that a viewer comes back to, in one of the realm's languages. */
function returnPath({ realm, live }: Site, locale: string): string {
  const route = live.find(({ name }) => name === 'providers');
  const variant = realm.locales.supported.find(({ tag }) => tag === locale)?.paths;
  const pattern = route && variant ? route.paths[variant] : undefined;
  return pattern ? basenameOf(realm, locale) + fillPath(pattern, { result: 'success' }) : '/';
}

/** With what the page was asked for, so that it is known on the way back also to a browser that has forgotten everything. */
function wayBack(site: Site, { redirectUri }: TvConfig, search: string): string {
  const page = redirectUri ?? window.location.origin + returnPath(site, site.locale);
  return `${page}${search}`;
}

const notLinked: TvLink = { linked: false, canUnlink: false };
