import { OriginError } from '@marquee/origin-client';
import { order as orderCall } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { type Failure, useFailures } from '@marquee/renderer/failures';
import { useEffect, useState } from 'react';
import { tellPurchase } from '../analytics/tell-purchase';
import type { Order } from '../contract';
import { forgetOrder } from '../paying/use-paying';
import { LOADING_WORDS } from '../rules/commerce-words';
import { isOnItsWay, refundPause } from '../rules/refund-looks';
import { pause } from './pause';
import { useComingBack } from './use-coming-back';

/** How long the origin may wait before it answers, in seconds. */
const LONG_POLL_SECONDS = 20;

const PAUSE_AFTER_FAILURE_MS = 2_000;
const PAUSE_WITHOUT_NEWS_MS = 1_000;

export type OrderState =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure; isUnknown: boolean }
  | { status: 'done'; order: Order };

/** An order at rest changes no more. */
export const isAtRest = ({ status }: Order): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'expired';

/**
 * Follows an order until it is at rest, and its money until it has come back. The origin's answer is the only truth: a return address, a
 * frame, and a viewer who comes back to the page make it ask.
 */
export function useOrder(orderId: string, first?: Order) {
  const site = useSite();
  const { origin, realm } = site;
  const { user, status } = useSession();
  const viewer = user?.id;
  const failuresOf = useFailures(LOADING_WORDS);
  const [state, setState] = useState<OrderState>(
    first ? { status: 'done', order: first } : { status: 'loading' },
  );
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks anew
  useEffect(() => {
    if (status !== 'viewer' || viewer === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      let seen: number | undefined;
      let refundLooks = 0;
      while (!signal.aborted) {
        try {
          const order = await origin.call(orderCall, {
            params: { orderId },
            ...(seen === undefined ? ASK_NOW : askForNewsOf(seen)),
            signal,
          });
          if (signal.aborted) return;
          // A late answer of an earlier look is no news: an order only goes forward.
          setState((now) =>
            now.status === 'done' && now.order.version > order.version
              ? now
              : { status: 'done', order },
          );
          if (isAtRest(order)) {
            if (order.status === 'succeeded') void tellPurchase(site, order);
            await forgetOrder(realm.id, viewer, orderId);
            // Coming back to a hidden page asks anew.
            if (!isOnItsWay(order.refund) || document.hidden) return;
            await pause(refundPause(refundLooks), signal);
            refundLooks += 1;
            continue;
          }
          // The origin waits before it says the same again; one that does not, or a proxy between, is not asked without end.
          if (seen === order.version) await pause(PAUSE_WITHOUT_NEWS_MS, signal);
          seen = order.version;
        } catch (error) {
          if (signal.aborted) return;
          const isUnknown = error instanceof OriginError && error.status === 404;
          const mayPass =
            !(error instanceof OriginError) ||
            error.status < 400 ||
            error.status === 429 ||
            error.status >= 500;
          // What is known stays in view while the line is bad.
          setState((now) =>
            now.status === 'done' && mayPass
              ? now
              : { status: 'failed', failure: failuresOf(error), isUnknown },
          );
          if (!mayPass) return;
          await pause(PAUSE_AFTER_FAILURE_MS, signal);
        }
      }
    };
    void follow();
    return () => leaving.abort();
  }, [site, origin, realm.id, orderId, status, viewer, asked, failuresOf]);

  const ask = () => setAsked((count) => count + 1);
  useComingBack(ask);
  return { state, ask };
}

/** The origin asks the provider first, for ten seconds at most; an answer that takes longer is late, and the page says so. */
const ASK_NOW = { query: {}, timeoutMs: 15_000 };

/** The origin waits for news, and the page a little longer. */
const askForNewsOf = (seen: number) => ({
  query: { seen, wait: LONG_POLL_SECONDS },
  timeoutMs: (LONG_POLL_SECONDS + 10) * 1000,
});
