import { OriginError } from '@marquee/origin-client';
import { useSession, useSite } from '@marquee/renderer';
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import type { PanelProps } from '../provider';
import { askForPasskey, signInWithPasskey, stopAsking } from './ceremony';
import { PasskeyError } from './passkey-error';
import { notePasskeyUsed } from './used-here';

/** An offer is renewed before the origin forgets what it asked, which is after five minutes. */
const renewAfterMs = 4 * 60_000;

/** Between an answer that was refused and the next offer. */
const pauseMs = 500;

/** Offers passkeys among the suggestions of the login form's first field. Nothing to see, and silent when it fails. */
export default function PasskeyOffer({ choice: { provider }, signIn }: PanelProps) {
  const { realm, origin, session } = useSite();
  const { status } = useSession();

  /** One offer, until it is taken (true), or has been there for long enough. */
  const offerOnce = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    const renewal = setTimeout(stopAsking, renewAfterMs);
    try {
      const credential = await askForPasskey(origin, { inSuggestions: true, signal });
      clearTimeout(renewal);
      await signIn.attempt(provider, async (context) => {
        const answer = await signInWithPasskey(context.origin, credential, signal);
        notePasskeyUsed(realm.id);
        return answer;
      });
      return true;
    } catch (error) {
      // Nobody asked for it, so nobody is told: the form stands there as before.
      if (!(error instanceof PasskeyError || error instanceof OriginError)) reportError(error);
      return false;
    } finally {
      clearTimeout(renewal);
    }
  });

  useEffect(() => {
    if (status !== 'guest') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const keepOffering = async () => {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      while (!signal.aborted && session.state.status === 'guest') {
        const began = performance.now();
        const taken = await offerOnce(signal);
        // What failed at once fails again at once; what was taken and refused may be offered anew.
        if (!taken && performance.now() - began < renewAfterMs) return;
        // A browser that answers by itself is not asked in a circle.
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await untilSeen();
      }
    };
    void keepOffering();
    return () => {
      leaving.abort();
      stopAsking();
    };
  }, [status, session]);
  return null;
}

/** Resolves when the tab is in view: an offer in a hidden one is of no use. */
function untilSeen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
