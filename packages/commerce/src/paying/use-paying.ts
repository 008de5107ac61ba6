import { OriginError } from '@marquee/origin-client';
import { basket, pay } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Order } from '../contract';
import { type PayOutcome, payOutcome } from '../rules/pay-outcome';
import type { PayingRecord } from './paying-record';
import { browserPayingStore } from './paying-store';
import { payingChannel, withBasketLock } from './tabs';

/** The time that one payment call may take, with its retries. */
const PAY_TIMEOUT_MS = 30_000;

/** How long an attempt of unknown outcome waits before it asks again: longer each time. */
const ASK_AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** After this long a call that was out has ended, one way or the other. In ms. */
const CALL_IS_OVER_MS = 60_000;

/** Where this browser's attempt at paying is. */
export type PayingState =
  /** The browser's database is being read. */
  | { status: 'reading' }
  | { status: 'idle' }
  /** The call is out. */
  | { status: 'sending' }
  /** It may have been charged: the origin is asked until it says. */
  | { status: 'unknown'; error: unknown }
  /** Another tab of this browser pays. */
  | { status: 'elsewhere' }
  | { status: 'refused'; error: unknown; outcome: PayOutcome }
  | { status: 'order'; orderId: string; order?: Order };

/** What an attempt is made of; key and viewer are added. */
export type Attempt = Pick<
  PayingRecord,
  'basket' | 'arrangement' | 'acknowledgeNoFreeTrial' | 'from'
>;

/**
 * Pays for a basket once (5 §4). The attempt is stored before the origin is called, and its key lives until the
 * outcome is known: after a reload, in a second tab or after Back the same attempt is asked for, and no other
 * one can be made.
 * @param replaces the order that the viewer gives up with the next attempt: the page chooses anew instead of following it
 */
export function usePaying(replaces?: string) {
  const { origin, realm } = useSite();
  const viewer = useSession().user?.id ?? '';
  const store = useMemo(() => browserPayingStore(realm.id), [realm.id]);
  const [state, setState] = useState<PayingState>({ status: 'reading' });
  const [tries, setTries] = useState(0);
  const channel = useRef<ReturnType<typeof payingChannel>>(null);
  const running = useRef(false);
  /** The attempt that the viewer began on this page, however often it is asked for. */
  const begun = useRef<{ key: string; onOrder: (orderId: string) => void }>(null);
  const isGivenUp = (orderId: string | undefined) => orderId !== undefined && orderId === replaces;

  const send = async (record: PayingRecord): Promise<void> => {
    const { basket: basketId, arrangement, acknowledgeNoFreeTrial, key } = record;
    channel.current?.tell({ basket: basketId });
    try {
      const order = await origin.call(pay, {
        params: { basketOrProviderId: basketId },
        query: acknowledgeNoFreeTrial ? { acknowledgeNoFreeTrial } : {},
        body: arrangement,
        idempotencyKey: key,
        timeoutMs: PAY_TIMEOUT_MS,
        // Open terms are those of this page; it shows what is missing.
        settles: true,
      });
      await store.write({ ...record, orderId: order.id });
      channel.current?.tell({ basket: basketId, orderId: order.id });
      if (begun.current?.key === key) begun.current.onOrder(order.id);
      setState({ status: 'order', orderId: order.id, order });
    } catch (error) {
      if (!(error instanceof OriginError)) reportError(error);
      const outcome = payOutcome(error);
      if (outcome.is === 'unknown') {
        setTries((count) => count + 1);
        return setState({ status: 'unknown', error });
      }
      await store.remove(key);
      if (outcome.is === 'underWay') return setState({ status: 'order', orderId: outcome.orderId });
      setState({ status: 'refused', error, outcome });
    }
  };

  /** Sends a stored attempt, in one tab at a time. */
  const ask = async (record: PayingRecord): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setState((now) => (now.status === 'unknown' ? now : { status: 'sending' }));
    try {
      const result = await withBasketLock(record.basket, () => send(record));
      if (result === 'elsewhere') setState({ status: 'elsewhere' });
    } finally {
      running.current = false;
    }
  };

  /** Did the origin never hear of this attempt, or refuse it? Then its basket is open, and no order pays for it. */
  const cameToNothing = async (record: PayingRecord): Promise<boolean> => {
    const now = await origin.call(basket);
    return now.id === record.basket && now.orderUnderWay === undefined;
  };

  const look = useEffectEvent(async () => {
    const record = await store.read(viewer);
    if (running.current) return;
    if (!record || isGivenUp(record.orderId))
      return setState((now) => (now.status === 'refused' ? now : { status: 'idle' }));
    if (record.orderId) return setState({ status: 'order', orderId: record.orderId });
    // An old attempt is not sent by itself where nothing has come of it: who only looks at the page is not charged.
    const isOld = Date.now() - record.begun > CALL_IS_OVER_MS;
    if (isOld && begun.current?.key !== record.key) {
      try {
        if (await cameToNothing(record)) {
          await store.remove(record.key);
          return setState({ status: 'idle' });
        }
      } catch (error) {
        setTries((count) => count + 1);
        return setState({ status: 'unknown', error });
      }
    }
    await ask(record);
  });

  // A page that comes back from the browser's cache shows an old state: what is stored is the truth.
  useEffect(() => {
    if (!viewer) return;
    void look();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [viewer]);

  const follow = useEffectEvent((orderId: string | undefined) => {
    if (running.current || isGivenUp(orderId)) return;
    setState(orderId ? { status: 'order', orderId } : { status: 'elsewhere' });
  });
  useEffect(() => {
    const tabs = payingChannel(realm.id);
    channel.current = tabs;
    const stop = tabs.hear(({ orderId }) => follow(orderId));
    return () => {
      stop();
      tabs.close();
    };
  }, [realm.id]);

  // What is unknown is asked for until it is known; so is what another tab has begun, which may be closed by now.
  const waits = state.status === 'unknown' || state.status === 'elsewhere';
  useEffect(() => {
    if (!waits) return;
    const pause = ASK_AGAIN_MS[Math.min(tries, ASK_AGAIN_MS.length - 1)];
    const timer = setTimeout(() => void look(), pause);
    return () => clearTimeout(timer);
  }, [waits, tries]);

  // Only while the answer is out: the viewer is asked before they leave.
  const isOut = state.status === 'sending';
  useEffect(() => {
    if (!isOut) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isOut]);

  return {
    state,
    /** Begins an attempt, unless one is under way. `onOrder` is called once it has led to an order. */
    async begin(attempt: Attempt, onOrder: (orderId: string) => void): Promise<void> {
      if (running.current || state.status === 'unknown' || state.status === 'elsewhere') return;
      const earlier = await store.read(viewer);
      if (earlier && !isGivenUp(earlier.orderId)) return look();
      const record = { ...attempt, viewer, key: crypto.randomUUID(), begun: Date.now() };
      begun.current = { key: record.key, onOrder };
      await store.write(record);
      await ask(record);
    },
    /** Asks for an attempt of unknown outcome at once. */
    askAgain: () => void look(),
    /** Back to choosing, after a refusal. */
    clear: () => setState((now) => (now.status === 'refused' ? { status: 'idle' } : now)),
  };
}

export type Paying = ReturnType<typeof usePaying>;

/** Forgets the attempt once its order is at rest. */
export async function forgetOrder(realm: string, viewer: string, orderId: string): Promise<void> {
  const store = browserPayingStore(realm);
  const record = await store.read(viewer);
  if (record?.orderId === orderId) await store.remove(record.key);
}
