import { payment } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useEffect, useState } from 'react';
import type { Receipt } from '../contract';
import { pause } from '../orders/pause';
import { useComingBack } from '../orders/use-coming-back';
import { RECEIPT_WORDS } from '../rules/commerce-words';
import { isOnItsWay, refundPause } from '../rules/refund-looks';

/** Loads a payment, and follows its refunds until they have come. A look that fails leaves in view what is known. */
export function useReceipt(id: string) {
  const { origin } = useSite();
  const ask = useCallback(
    (signal: AbortSignal) => origin.call(payment, { params: { paymentId: id }, signal }),
    [origin, id],
  );
  const { state, retry } = useList(ask, useFailures(RECEIPT_WORDS));
  const [news, setNews] = useState<Receipt | null>(null);
  const [returns, setReturns] = useState(0);
  const loaded = state.status === 'done' ? state.items : undefined;
  const isNews = news && loaded && news.id === loaded.id && !isOlder(news, loaded);
  const receipt = isNews ? news : loaded;
  const follows = receipt?.refunds.some(({ status }) => isOnItsWay(status)) === true;
  const look = useCallback(
    async (signal: AbortSignal) => {
      try {
        const now = await ask(signal);
        if (!signal.aborted) setNews((before) => (before && isOlder(now, before) ? before : now));
      } catch (error) {
        if (!signal.aborted) console.warn('The receipt stays as it was.', error);
      }
    },
    [ask],
  );

  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (!isLoaded || returns === 0) return;
    const leaving = new AbortController();
    void look(leaving.signal);
    return () => leaving.abort();
  }, [look, isLoaded, returns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a viewer who comes back is told soon
  useEffect(() => {
    if (!follows) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      for (let looks = 0; !document.hidden && !signal.aborted; looks += 1) {
        await pause(refundPause(looks), signal);
        if (!signal.aborted) await look(signal);
      }
    };
    void follow();
    return () => leaving.abort();
  }, [look, follows, returns]);

  useComingBack(() => setReturns((count) => count + 1));
  return { state, receipt, retry };
}

/** Tells if an answer is older than what is known of the payment: looks may cross on the line. */
const isOlder = (one: Receipt, known: Receipt): boolean =>
  one.id === known.id && Date.parse(one.asOf) < Date.parse(known.asOf);
