import { browserStorage, type TextStorage } from '@marquee/origin-client';

/** A redirect sign-in that has not come back yet. */
export interface PendingSignIn {
  state: string;
  /** Its provider, such as `openid/nations`: an answer of another provider does not end it. */
  provider: string;
  /** The viewer's language when they left; every provider returns to the realm's default one. */
  locale: string;
  /** The native app that the viewer came from, and goes back to with the code. */
  app?: string;
  /** Milliseconds since 1970. */
  begun: number;
}

/** The time that a viewer may take on the provider's pages. */
const life = 15 * 60_000;
/** The most pending sign-ins: more tabs than a viewer signs in with at once. */
const most = 6;

export type Recalled = { status: 'found'; signIn: PendingSignIn } | { status: 'late' | 'unknown' };

export interface PendingSignIns {
  remember(signIn: Omit<PendingSignIn, 'begun'>): void;
  /** Finds the sign-in that this browser began at the provider with this state. */
  recall(state: string, provider: string): Recalled;
  forget(state: string): void;
}

/**
 * The pending redirect sign-ins of a realm. All tabs share them, because some browsers open the
 * return in a new tab. Where the browser stores nothing, none is found.
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
    remember(signIn) {
      // A late one stays for a while, so that a viewer who comes back late can be told so.
      const recent = read().filter(({ begun }) => now() - begun < 4 * life);
      write([...recent.slice(1 - most), { ...signIn, begun: now() }]);
    },
    recall(state, provider) {
      const signIn = read().find((one) => one.state === state && one.provider === provider);
      if (!signIn) return { status: 'unknown' };
      return now() - signIn.begun < life ? { status: 'found', signIn } : { status: 'late' };
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
