import { browserStorage, type TextStorage } from '@marquee/origin-client';

/** A viewer who went to their TV provider and has not come back yet. */
export interface PendingTv {
  requestor: string;
  resource: string;
  /** The page that they come back to. */
  redirect: string;
  accessToken?: string;
  mvpd: { id: string; name: string };
  /** 2 after the one retry. */
  attempt: number;
  locale: string;
  /** What the page was asked for, as a query: where the viewer came from. */
  search: string;
  /** Milliseconds since 1970. */
  begun: number;
}

/** As long as a registration code works. */
const life = 30 * 60_000;

export interface PendingTvStore {
  remember(trip: Omit<PendingTv, 'begun'>): void;
  /** The trip that this browser is on, and none of another requestor's; `late` when its time is over. */
  recall(requestor: string): PendingTv | 'late' | null;
  forget(): void;
}

/** Kept for all tabs, because some browsers open the way back in a new one. A newer trip takes an older one's place. */
export function pendingTv(
  realm: string,
  { storage = browserStorage, now = Date.now }: { storage?: TextStorage; now?: () => number } = {},
): PendingTvStore {
  const key = `${realm}.tvSignIn`;
  return {
    remember: (trip) => storage.set(key, JSON.stringify({ ...trip, begun: now() })),
    recall(requestor) {
      const trip = read(storage.get(key));
      if (trip?.requestor !== requestor) return null;
      return now() - trip.begun > life ? 'late' : trip;
    },
    forget: () => storage.set(key, null),
  };
}

function read(text: string | null): PendingTv | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isPending(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isPending(value: unknown): value is PendingTv {
  if (typeof value !== 'object' || value === null) return false;
  const { requestor, resource, redirect, locale, search, mvpd, attempt, begun } = value as Record<
    keyof PendingTv,
    unknown
  >;
  const named = typeof mvpd === 'object' && mvpd !== null && 'id' in mvpd && 'name' in mvpd;
  return (
    [requestor, resource, redirect, locale, search].every((one) => typeof one === 'string') &&
    named &&
    Number.isInteger(attempt) &&
    Number.isFinite(begun)
  );
}
