import { OriginError } from '@marquee/origin-client';
import { storedRefreshToken } from '@marquee/origin-client/stored-session';
import { vendorAddress } from '@marquee/realm';
import { useSession, useSite } from '@marquee/renderer';
import { type FailedCall, failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { SignIn } from '../login/sign-in';
import type { Arrival, ConfiguredProvider, RedirectSteps } from '../providers/provider';
import { providerName } from '../providers/provider-name';
import { readArrival, restoredQuery } from '../rules/arrival';
import { findApp, handOverLink } from '../rules/hand-over';
import { readSignInQuery } from '../rules/sign-in-query';
import { readState, writeState } from '../rules/sign-in-state';
import { withCampaign, workflowOf } from '../rules/workflow';
import { randomNonce } from '../vendor/random-nonce';
import { pendingSignIns } from './pending-sign-ins';
import { returnPath } from './return-path';
import { showsVideo } from './shows-video';
import { cameFrom, noteSignedInWith } from './signed-in-with';
import { useEntitlementSync } from './use-entitlement-sync';

/** `waiting`: a failure or an app's link is shown, and the viewer chooses how to go on. */
export type RedirectPhase = 'starting' | 'leaving' | 'arriving' | 'waiting';

/**
 * Signs in by redirect to a provider's pages (spec 1 §4, "OpenID flow", "Generic OAuth return").
 */
export function useRedirectSignIn(
  choice: ConfiguredProvider,
  steps: RedirectSteps,
  signIn: SignIn,
): { phase: RedirectPhase; depart: () => void; appLink: string | null } {
  const site = useSite();
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [phase, setPhase] = useState<RedirectPhase>('starting');
  const [arrived, setArrived] = useState<(Arrival & { search: string }) | null>(null);
  const [appLink, setAppLink] = useState<string | null>(null);
  const begun = useRef(false);
  const { provider, config } = choice;
  const client = provider.clientOf?.(config);
  const name = providerName(choice);
  const pending = pendingSignIns(site.realm.id);
  const { campaignCodes } = site.realm.auth;
  const { fragmentToken } = steps;
  // An app gets codes, which it exchanges itself; a token goes only to the origin.
  const apps = fragmentToken ? undefined : site.realm.apps.native;
  const sync = useEntitlementSync(choice, steps);
  const { appname } = useParams();
  const app = findApp(apps, appname ?? readSignInQuery(search).bundleId);
  const standard = site.realm.locales.default;
  const returnAddress = () =>
    window.location.origin + returnPath(site, provider.type, client, standard, app?.name);

  const refuse = (call: FailedCall) => {
    signIn.refuse(failureOf(provider.errors, call, site.hasLabel));
    setPhase('waiting');
  };
  const say = (code: string) => refuse({ code });

  const depart = async () => {
    setPhase('leaving');
    const query = readSignInQuery(search);
    const state = writeState(randomNonce(), query);
    const workflow = workflowOf(query, (path) => showsVideo(site, path));
    const departure = {
      workflow,
      state,
      returnAddress: returnAddress(),
      addressOf: (value: string) => vendorAddress(value, site.realm.origin.address),
      ...(query.extraParams ? { extraParams: query.extraParams } : {}),
    };
    try {
      const address = await steps.depart(departure, config, { origin: site.origin });
      if (!/^https?:\/\//i.test(address)) {
        throw new OriginError('malformed', { code: 'MALFORMED' });
      }
      pending.remember({
        state,
        provider: name,
        locale: site.locale,
        ...(app ? { app: app.name } : {}),
      });
      // Replaced, so that the back button at the provider does not lead here and at once back to
      // it.
      window.location.replace(withCampaign(address, campaignCodes?.[workflow]));
    } catch (error) {
      refuse(failedCall(error));
    }
  };

  /** Takes the provider's answer in the address; false when there is none. */
  const arrive = (): boolean => {
    const params = new URLSearchParams(search);
    const fragment = new URLSearchParams(hash.slice(1));
    const arrival = readArrival(
      params,
      fragmentToken ? { token: fragmentToken, fragment } : undefined,
    );
    if (arrival.kind === 'none') return false;
    const state = 'state' in arrival ? arrival.state : '';
    const recalled = pending.recall(state, name);
    if (recalled.status === 'found' && recalled.signIn.locale !== site.locale) {
      const own = returnPath(site, provider.type, client, recalled.signIn.locale);
      window.location.replace(`${own}${search}${hash}`);
      return true;
    }
    // Before any call: the answer in the address stays neither in the history nor in a report.
    const query = restoredQuery(params, { ...readState(state) });
    const clean = { pathname, search: `?${query}` };
    void navigate(clean, { replace: true });
    pending.forget(state);
    const waiting =
      recalled.status === 'found' ? findApp(apps, appname ?? recalled.signIn.app) : undefined;

    if (arrival.kind === 'interrupted') say('SSO_INTERRUPTED');
    else if (recalled.status !== 'found')
      say(recalled.status === 'late' ? 'SSO_LATE' : 'SSO_UNKNOWN');
    else if (arrival.kind === 'refused') say(arrival.denied ? 'SSO_DENIED' : 'SSO_REFUSED');
    else if (waiting) {
      const link = handOverLink(waiting, name, params);
      setAppLink(link);
      setPhase('waiting');
      window.location.assign(link);
    } else {
      setPhase('arriving');
      const answer = fragmentToken ? fragment : params;
      setArrived({ params: answer, returnAddress: returnAddress(), search: clean.search });
    }
    return true;
  };

  const exchange = useEffectEvent(async (arrival: Arrival) => {
    await signIn.attempt(provider, async (context) => {
      const answer = await steps.complete(arrival, config, context);
      await sync(answer.refreshToken);
      return answer;
    });
    const { status: now, user } = site.session.state;
    if (now === 'viewer' && user) noteSignedInWith(site.realm.id, name, user.id);
    setPhase('waiting');
  });

  useEffect(() => {
    // Not before the page has its clean address, from which the destination is read.
    if (arrived?.search !== search) return;
    setArrived(null);
    void exchange(arrived);
  }, [arrived, search]);

  const begin = useEffectEvent(() => {
    if (status === 'viewer') void comeBack();
    else if (!arrive()) void depart();
  });

  /** A viewer is not redirected but sent on, as from every page that signs in. */
  const comeBack = async () => {
    const viewer = site.session.state.user?.id;
    if (!steps.sync || !cameFrom(site.realm.id, name, viewer)) return;
    const refreshToken = await storedRefreshToken(site.realm.id);
    if (refreshToken) await sync(refreshToken);
  };

  useEffect(() => {
    if (status === 'starting' || begun.current) return;
    begun.current = true;
    begin();
  }, [status]);

  useEffect(() => {
    // The back button of the provider's page shows this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPhase('waiting');
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { phase, depart: () => void depart(), appLink };
}
