import { type components, OriginError } from '@marquee/origin-client';
import { parentalControl, resetPin } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { type FailureRow, isGivenUp, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import { type PinRefusal, pinRefusal } from '../rules/pin-refusal';
import { useViewerKey } from '../viewer/use-viewer-key';

export type Parental = components['schemas']['ParentalControl'];
type Failure = ReturnType<ReturnType<typeof useFailures>>;

export const PIN_FAILURES: FailureRow = {
  codes: {
    WEAK_PIN: 'pin.weak',
    PIN_LENGTH: 'pin.short',
    PIN_REQUIRED: 'pin.needed',
    GROWN_UP_ONLY: 'pin.grownUpOnly',
    NO_PIN: 'pin.none',
    NO_ADDRESS: 'pin.noAddress',
    CODE_LATE: 'pin.codeLate',
    CODE_UNKNOWN: 'pin.codeUnknown',
  },
  ordinary: ['pin.weak', 'pin.short', 'pin.grownUpOnly', 'pin.codeLate', 'pin.codeUnknown'],
};

/** The account's parental control, loaded once the viewer is known. */
export function useParental() {
  const { origin } = useSite();
  const viewer = useViewerKey();
  return useList(
    useCallback(
      async (signal: AbortSignal) => (viewer ? origin.call(parentalControl, { signal }) : null),
      [origin, viewer],
    ),
    useFailures(PIN_FAILURES),
  );
}

/** Why the last PIN was not taken, or what failed otherwise. */
export type PinTrouble =
  /** `heardAt` by the device's clock, in ms. */
  (PinRefusal & { heardAt: number }) | { is: 'failed'; failure: Failure };

/** Runs calls that take a PIN, one at a time. */
export function usePinCall() {
  const failuresOf = useFailures(PIN_FAILURES);
  const [trouble, setTrouble] = useState<PinTrouble | null>(null);
  const [busy, setBusy] = useState(false);
  /** Resolves to whether it succeeded. */
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await call();
      setTrouble(null);
      return true;
    } catch (error) {
      const refusal = error instanceof OriginError ? pinRefusal(error) : null;
      if (refusal) setTrouble({ ...refusal, heardAt: Date.now() });
      else if (!isGivenUp(error)) setTrouble({ is: 'failed', failure: failuresOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { trouble, busy, run };
}

/** Sends the email with which a forgotten PIN is set anew; its link leads to this site, in this language. */
export function useForgotten() {
  const { origin, path, basename } = useSite();
  return () => {
    const page = path('confirmReset', { code: '-' }).replace(/\/-$/, '');
    return origin.call(resetPin, {
      body: { redirectUri: `${location.origin}${basename}${page}` },
    });
  };
}
