import { useSession, useSite } from '@marquee/renderer';
import { type FailedCall, failedCall, failureOf } from '@marquee/renderer/failures';
import { inTime } from '@marquee/renderer/vendor';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SignIn } from '../../login/sign-in';
import { readSignInQuery } from '../../rules/sign-in-query';
import type { ConfigOf, Provider } from '../provider';
import { exchange } from './exchange';
import { leavesPage } from './leaves-page';
import { type LoginAttempt, noteLoginAttempt, takeLoginAttempt } from './login-attempt';
import { prepareSocial } from './project';
import { existingWaysIn, refusalOf } from './refusal';
import type { FirebaseTokens, Social } from './sdk';
import { chosenProvider, type SocialName } from './social-names';
import { type ExistingAccount, type Linking, useExistingAccount } from './use-existing-account';

/**
 * `blocked`: the browser blocked this provider's window, so that its next press replaces the page.
 * `asked`: the project has answered, and the viewer decides if an account is opened (spec 1 §4).
 */
export type SocialState =
  | { status: 'ready'; blocked?: SocialName }
  | { status: 'asking' | 'leaving'; name: SocialName }
  | { status: 'arriving' }
  | { status: 'asked'; name: SocialName; tokens: FirebaseTokens };

export interface FirebaseSocial {
  state: SocialState;
  /** The existing account with the address of the last sign-in. */
  existing: ExistingAccount | null;
  linking: Linking;
  /** Cancels the pending link. */
  unlink: () => void;
  /** Must be called inside a click. */
  ask: (name: SocialName) => void;
  exchange: (tokens: FirebaseTokens) => void;
  again: () => void;
}

/** True while the press of a button still counts, so that a window may open. */
const pressCounts = () => globalThis.navigator?.userActivation?.isActive === true;

/**
 * Signs in at the project's social providers, in a window or in place of this page. A viewer who
 * pressed a button on the page before need not press again, as long as the browser lets a window
 * open.
 */
export function useFirebaseSocial(
  provider: Provider,
  config: ConfigOf<'firebase'>,
  signIn: SignIn,
): FirebaseSocial {
  const site = useSite();
  const { status } = useSession();
  const { search } = useLocation();
  const signingUp = readSignInQuery(search).type === 'signup';
  // Only a link of ours counts as a press: not the history, and not a reload.
  const pressed = useNavigationType() === 'PUSH' ? chosenProvider(config, search) : undefined;
  const [state, setState] = useState<SocialState>(() =>
    pressed && pressCounts() ? { status: 'asking', name: pressed } : { status: 'ready' },
  );
  const attempts = useRef(0);
  /** A newer attempt has replaced this one, or the viewer has left: its result is dropped. */
  const begins = () => {
    attempts.current += 1;
    const own = attempts.current;
    return () => own === attempts.current;
  };
  const begun = useRef(false);
  const { existing, found, unlink, linking, tellLost } = useExistingAccount();

  const say = (call: FailedCall) => signIn.refuse(failureOf(provider.errors, call, site.hasLabel));

  const finish = (tokens: FirebaseTokens) => {
    setState({ status: 'ready' });
    void signIn.attempt(provider, (context) => exchange(tokens, context));
  };
  const answered = (name: SocialName, tokens: FirebaseTokens) => {
    if (signingUp) setState({ status: 'asked', name, tokens });
    else finish(tokens);
  };
  const failed = (name: SocialName, error: unknown, social: Social | undefined) => {
    const refusal = failedCall(refusalOf(error, site));
    const blocked = refusal.code === 'auth/popup-blocked';
    const ways = existingWaysIn(error);
    if (ways) {
      const by = ways.find((way) => config.providers?.includes(way));
      // A viewer who has to leave the page for it could not take the credential along.
      const stays = by === undefined || !leavesPage(by, config);
      const link = (stays && social?.pendingIn(error)) || null;
      found({ name, link, ...(by ? { by } : {}) });
    }
    setState({ status: 'ready', ...(blocked ? { blocked: name } : {}) });
    say(refusal);
  };

  const ask = async (name: SocialName, { byItself = false } = {}) => {
    const inPlace =
      leavesPage(name, config) || (state.status === 'ready' && state.blocked === name);
    const isLast = begins();
    setState({ status: inPlace ? 'leaving' : 'asking', name });
    let social: Social | undefined;
    try {
      social = await prepareSocial(config, site);
      if (!isLast()) return;
      if (byItself && !pressCounts()) return setState({ status: 'ready' });
      if (!inPlace) {
        const tokens = await social.inWindow(name, () => (isLast() ? linking.pending() : null));
        if (tokens.link) linking.settled(tokens.link);
        if (isLast()) answered(name, tokens);
        return;
      }
      noteLoginAttempt(site.realm.id, {
        name,
        ...(linking.pending() && existing ? { unlinked: existing.name } : {}),
      });
      await social.inPlace(name);
    } catch (error) {
      // A window that a newer one replaced reports so; the viewer need not read it.
      if (!isLast()) return;
      if (inPlace) takeLoginAttempt(site.realm.id);
      failed(name, error, social);
    }
  };

  const comeBack = async ({ name, unlinked }: LoginAttempt) => {
    const isLast = begins();
    setState({ status: 'arriving' });
    let social: Social | undefined;
    try {
      social = await prepareSocial(config, site);
      // The SDK waits for ever where the auth domain's page does not answer.
      const tokens = await inTime(social.back(), 'The answer of the auth domain’s page');
      if (!isLast()) return;
      if (tokens) {
        if (unlinked) tellLost(unlinked);
        return answered(name, tokens);
      }
      setState({ status: 'ready' });
      say({ code: 'SSO_INTERRUPTED', messages: [] });
    } catch (error) {
      if (isLast()) failed(name, error, social);
    }
  };

  const begin = useEffectEvent(() => {
    const attempt = takeLoginAttempt(site.realm.id);
    if (attempt) void comeBack(attempt);
    else if (state.status === 'asking') void ask(state.name, { byItself: true });
    // A window must open within moments of the click, so its code is loaded before; a failure is
    // shown then.
    else if (config.providers?.length) prepareSocial(config, site).catch(() => undefined);
  });
  useEffect(() => {
    if (status !== 'guest' || begun.current) return;
    begun.current = true;
    begin();
  }, [status]);

  useEffect(
    () => () => {
      attempts.current += 1;
    },
    [],
  );

  useEffect(() => {
    // The back button of the other page shows this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState({ status: 'ready' });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    state,
    existing,
    linking,
    unlink,
    ask: (name) => void ask(name),
    exchange: finish,
    again: () => setState({ status: 'ready' }),
  };
}
