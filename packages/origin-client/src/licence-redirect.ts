import { isObject } from './shape';
import { browserStorage, type TextStorage } from './text-storage';

/** A redirect to a partner who sells licences, and who sends back to `/licence-redirect` (spec 2 §2). */
export interface LicenceRedirect {
  /** The partner's name in `externalProviderRoute`: `/external/{provider}`. */
  provider: string;
  /** The page that the viewer left from, and goes back to. */
  from: string;
}

/** The time that a purchase on the partner's pages may take. */
const life = 60 * 60_000;

interface Options {
  storage?: TextStorage;
  now?: () => number;
}

const keyOf = (realm: string) => `${realm}.licenceRedirect`;

/** Stores the redirect before the viewer leaves: without it, no code that comes back is used. */
export function rememberLicenceRedirect(
  realm: string,
  { provider, from }: LicenceRedirect,
  { storage = browserStorage, now = Date.now }: Options = {},
): void {
  storage.set(keyOf(realm), JSON.stringify({ provider, from, begun: now() }));
}

/** Takes the redirect that this browser began, once; null for none, and for one that is too old. */
export function takeLicenceRedirect(
  realm: string,
  { storage = browserStorage, now = Date.now }: Options = {},
): LicenceRedirect | null {
  const text = storage.get(keyOf(realm));
  storage.set(keyOf(realm), null);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isObject(stored)) return null;
    const { provider, from, begun } = stored;
    const known = typeof provider === 'string' && typeof from === 'string';
    const recent = typeof begun === 'number' && now() - begun < life;
    return known && recent ? { provider, from } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
