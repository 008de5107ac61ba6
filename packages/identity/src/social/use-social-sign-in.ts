import { vendorAddress } from '@marquee/realm';
import { useSite } from '@marquee/renderer';
import { failureOf } from '@marquee/renderer/failures';
import { VendorError } from '@marquee/renderer/vendor';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SignIn } from '../login/sign-in';
import type { ConfiguredProvider } from '../providers/provider';
import { providerLabel } from '../providers/provider-name';
import type { SocialSteps, VendorAnswer, VendorReady } from '../providers/social-steps';
import { readSignInQuery } from '../rules/sign-in-query';

/** `asked`: the vendor has answered, and the viewer decides if an account is opened with it. */
export type SocialState =
  | { status: 'preparing' }
  | { status: 'unavailable' | 'insecure' }
  | { status: 'ready' | 'asking'; vendor: VendorReady }
  | { status: 'asked'; vendor: VendorReady; answer: VendorAnswer };

export interface SocialSignIn {
  state: SocialState;
  prepare: () => void;
  /** Called inside a click. */
  ask: (open: () => Promise<VendorAnswer>) => void;
  answered: (answer: VendorAnswer) => void;
  failed: (error: unknown) => void;
  exchange: (answer: VendorAnswer) => void;
  /** Goes back to the vendor's button, for another account or another try. */
  again: () => void;
}

/**
 * Signs in with a vendor's window: ready, ask, and exchange; a sign-up asks the viewer first (spec
 * 1 §4).
 */
export function useSocialSignIn(
  { provider, config }: ConfiguredProvider,
  steps: SocialSteps,
  signIn: SignIn,
): SocialSignIn {
  const site = useSite();
  const [state, setState] = useState<SocialState>({ status: 'preparing' });
  const signingUp = readSignInQuery(useLocation().search).type === 'signup';

  const refuse = (error: unknown) => {
    if (!(error instanceof VendorError)) reportError(error);
    const code = error instanceof VendorError ? `VENDOR_${error.code}` : 'UNEXPECTED';
    const failure = failureOf(provider.errors, { code }, site.hasLabel);
    // These labels name the provider, which those of other sign-ins do not.
    const values = { brand: site.realm.name, provider: providerLabel(site, { provider, config }) };
    signIn.refuse({ ...failure, text: site.t(failure.key, values) });
  };
  const back = () => setState((now) => ('vendor' in now ? { ...now, status: 'ready' } : now));

  const turns = useRef(0);
  /** False for an older attempt, and once the viewer has left: its result is dropped. */
  const takeTurn = () => {
    turns.current += 1;
    const own = turns.current;
    return () => own === turns.current;
  };

  const prepare = () => {
    const isLast = takeTurn();
    // Another try would fail in the same way.
    if (globalThis.isSecureContext === false) {
      setState({ status: 'insecure' });
      refuse(new VendorError('INSECURE', 'The page came over plain http.'));
      return;
    }
    setState({ status: 'preparing' });
    const addressOf = (value: string) => vendorAddress(value, site.realm.origin.address);
    const workflow = signingUp ? 'signup' : 'login';
    steps.prepare(config, { addressOf, workflow, locale: site.locale }).then(
      (vendor) => isLast() && setState({ status: 'ready', vendor }),
      (error: unknown) => {
        if (!isLast()) return;
        setState({ status: 'unavailable' });
        refuse(error);
      },
    );
  };
  const begin = useEffectEvent(prepare);
  useEffect(() => {
    begin();
    return () => {
      turns.current += 1;
    };
  }, []);

  const exchange = (answer: VendorAnswer) => {
    void signIn.attempt(provider, (context) => answer.exchange(context)).then(back);
  };
  const answered = (answer: VendorAnswer) => {
    if (signingUp) setState((now) => ('vendor' in now ? { ...now, status: 'asked', answer } : now));
    else exchange(answer);
  };
  const failed = (error: unknown) => {
    // A button that cannot be drawn would fail again at once: the viewer starts the next try.
    if (error instanceof VendorError && error.code === 'UNAVAILABLE') {
      setState({ status: 'unavailable' });
    } else back();
    refuse(error);
  };
  return {
    state,
    prepare,
    ask(open) {
      setState((now) => ('vendor' in now ? { ...now, status: 'asking' } : now));
      const isLast = takeTurn();
      open().then(
        (answer) => isLast() && answered(answer),
        (error: unknown) => isLast() && failed(error),
      );
    },
    answered,
    failed,
    exchange,
    again: back,
  };
}
