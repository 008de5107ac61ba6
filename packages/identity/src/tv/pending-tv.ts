import { browserStorage, type TextStorage } from '@marquee/origin-client';

/** A sign-in at a TV provider from which the viewer has not come back yet. */
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
  /** The page's query, with where the viewer came from. */
  search: string;
  /** Milliseconds since 1970. */
  begun: number;
}

/** The time that a registration code works. */
const life = 30 * 60_000;

export interface PendingTvStore {
  remember(signIn: Omit<PendingTv, 'begun'>): void;
  /** The pending sign-in of this browser at the requestor; `late` when its time is over. */
  recall(requestor: string): PendingTv | 'late' | null;
  forget(): void;
}

/**
 * The pending TV sign-in of a realm. All tabs share it, because some browsers open the return in a
 * new tab. A newer one replaces an older one.
 */
export function pendingTv(
  realm: string,
  { storage = browserStorage, now = Date.now }: { storage?: TextStorage; now?: () => number } = {},
): PendingTvStore {
  const key = `${realm}.tvSignIn`;
  return {
    remember: (signIn) => storage.set(key, JSON.stringify({ ...signIn, begun: now() })),
    recall(requestor) {
      const signIn = read(storage.get(key));
      if (signIn?.requestor !== requestor) return null;
      return now() - signIn.begun > life ? 'late' : signIn;
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
