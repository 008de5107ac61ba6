/** What a tab tells the others of one realm. */
export interface PayingNews {
  basket: string;
  /** The order that pays for it; absent while the call is out. */
  orderId?: string;
}

const isNews = (data: unknown): data is PayingNews =>
  typeof data === 'object' && data !== null && 'basket' in data && typeof data.basket === 'string';

/** Tells other tabs of this browser about a payment, and hears of theirs. */
export function payingChannel(realm: string) {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${realm}.paying`);
  return {
    tell: (news: PayingNews) => channel?.postMessage(news),
    hear(listener: (news: PayingNews) => void) {
      const onMessage = ({ data }: MessageEvent<unknown>) => isNews(data) && listener(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    close: () => channel?.close(),
  };
}

/**
 * Runs `work` unless another tab pays for the same basket: then it resolves to `elsewhere`. Without
 * Web Locks it runs, and the origin alone sees to it that there is one order.
 */
export async function withBasketLock<T>(
  basket: string,
  work: () => Promise<T>,
): Promise<T | 'elsewhere'> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`pay:${basket}`, { ifAvailable: true }, async (lock) =>
    lock ? work() : 'elsewhere',
  );
}
