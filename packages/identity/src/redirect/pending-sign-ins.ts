import { browserStorage, type TextStorage } from '@marquee/origin-client';

/** A sign-in that went to a provider's pages and has not come back yet. */
export interface PendingSignIn {
  state: string;
  /** Where it went, such as `openid/nations`: what comes back from elsewhere does not end it. */
  provider: string;
  /** The language that the viewer left in; every provider sends back to the realm's default one. */
  locale: string;
  /** The native app that the viewer came from, and goes back to with the code. */
  app?: string;
  /** Milliseconds since 1970. */
  begun: number;
}

/** As long as a viewer may take on the provider's pages. */
const life = 15 * 60_000;
/** More tabs than anyone signs in with at once. */
const most = 6;

export type Recalled = { status: 'found'; trip: PendingSignIn } | { status: 'late' | 'unknown' };

export interface PendingSignIns {
  remember(trip: Omit<PendingSignIn, 'begun'>): void;
  /** Was this browser sent to the provider with this state, and not too long ago? */
  recall(state: string, provider: string): Recalled;
  forget(state: string): void;
}

/**
 * Kept for all tabs, because some browsers open the way back in a new one; one realm's know nothing of another's.
 * Where the browser keeps nothing, nothing is recalled.
 */
export function pendingSignIns(
  realm: string,
  { storage = browserStorage, now = Date.now }: { storage?: TextStorage; now?: () => number } = {},
): PendingSignIns {
  const key = `${realm}.signIns`;
  const read = (): PendingSignIn[] => {
    try {
      const list: unknown = JSON.parse(storage.get(key) ?? '[]');
      return Array.isArray(list) ? list.filter(isPending) : [];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  };
  const write = (list: PendingSignIn[]) =>
    storage.set(key, list.length === 0 ? null : JSON.stringify(list));

  return {
    remember(trip) {
      // A late one stays for a while, so that who comes back late can be told so.
      const recent = read().filter(({ begun }) => now() - begun < 4 * life);
      write([...recent.slice(1 - most), { ...trip, begun: now() }]);
    },
    recall(state, provider) {
      const trip = read().find((one) => one.state === state && one.provider === provider);
      if (!trip) return { status: 'unknown' };
      return now() - trip.begun < life ? { status: 'found', trip } : { status: 'late' };
    },
    forget(state) {
      write(read().filter((one) => one.state !== state));
    },
  };
}

function isPending(value: unknown): value is PendingSignIn {
  if (typeof value !== 'object' || value === null) return false;
  const { state, provider, locale, begun } = value as Record<string, unknown>;
  return (
    [state, provider, locale].every((text) => typeof text === 'string') && Number.isFinite(begun)
  );
}
