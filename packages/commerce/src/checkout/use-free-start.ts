import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentChoice } from '../rules/payment-choices';

interface FreeStartInput {
  /** Nothing is to be paid, asked or awaited. */
  mayStart: boolean;
  choice: PaymentChoice | undefined;
  /** The basket's version: each is tried once. */
  version: number;
  start: (chosen: PaymentChoice) => void;
}

/** Starts a payment of nothing by itself, once for each state of the basket (2 §4). */
export function useFreeStart({ mayStart, choice, version, start }: FreeStartInput): void {
  const started = useRef<number>(null);
  const startNow = useEffectEvent(start);
  useEffect(() => {
    if (!mayStart || !choice || started.current === version) return;
    started.current = version;
    startNow(choice);
  }, [mayStart, choice, version]);
}
