import { OriginError } from '@marquee/origin-client';
import { useSession, useSite } from '@marquee/renderer';
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import type { PanelProps } from '../provider';
import { askForPasskey, signInWithPasskey, stopAsking } from './ceremony';
import { PasskeyError } from './passkey-error';
import { notePasskeyUsed } from './used-here';

/** An offer is renewed before the origin's challenge expires, which is after five minutes. */
const renewAfterMs = 4 * 60_000;

/** The pause between a refused answer and the next offer. */
const pauseMs = 500;

/**
 * Offers passkeys among the suggestions of the login form's first field. Invisible, and silent when
 * it fails.
 */
export default function PasskeyOffer({ choice: { provider }, signIn }: PanelProps) {
  const { realm, origin, session } = useSite();
  const { status } = useSession();

  /** Makes one offer; resolves to true when the viewer takes it, to false when it has expired. */
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
      // The viewer did not ask for it, and is not told: the form is there as before.
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
        // An offer that failed at once would fail again; one that was taken and refused may be
        // repeated.
        if (!taken && performance.now() - began < renewAfterMs) return;
        // The pause keeps a browser that answers by itself from a busy loop.
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

/** Resolves when the tab is visible: an offer in a hidden one is of no use. */
function untilSeen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
