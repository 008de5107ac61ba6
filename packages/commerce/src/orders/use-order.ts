import { OriginError } from '@marquee/origin-client';
import { order as orderCall } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { type Failure, useFailures } from '@marquee/renderer/failures';
import { useEffect, useState } from 'react';
import { tellPurchase } from '../analytics/tell-purchase';
import type { Order } from '../contract';
import { forgetOrder } from '../paying/use-paying';
import { COMMERCE_WORDS } from '../rules/commerce-words';

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
 * Follows an order until it is at rest. The origin's answer is the only truth: a return address, a frame or a
 * page from the browser's cache makes it ask.
 */
export function useOrder(orderId: string, first?: Order) {
  const site = useSite();
  const { origin, realm } = site;
  const { user, status } = useSession();
  const viewer = user?.id;
  const failuresOf = useFailures(COMMERCE_WORDS);
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
      while (!signal.aborted) {
        try {
          const order = await origin.call(orderCall, {
            params: { orderId },
            query: seen === undefined ? {} : { seen, wait: LONG_POLL_SECONDS },
            timeoutMs: (LONG_POLL_SECONDS + 10) * 1000,
            signal,
          });
          setState({ status: 'done', order });
          if (isAtRest(order)) {
            if (order.status === 'succeeded') void tellPurchase(site, order);
            return await forgetOrder(realm.id, viewer, orderId);
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
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAsked((count) => count + 1);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return { state, ask };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
