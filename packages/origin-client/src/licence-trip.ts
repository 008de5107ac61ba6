import { browserKeep, type Keep } from './keep';
import { isObject } from './shape';

/** A viewer who went to a partner's pages for a licence, and will be sent back to `/licence-redirect` (spec 2 §2). */
export interface LicenceTrip {
  /** The partner's name in `externalProviderRoute`: `/external/{provider}`. */
  provider: string;
  /** The page that the viewer left from, and goes back to. */
  from: string;
}

/** As long as a purchase on somebody else's pages may take. */
const life = 60 * 60_000;

interface Options {
  keep?: Keep;
  now?: () => number;
}

const keyOf = (realm: string) => `${realm}.licenceTrip`;

/** Noted before the viewer leaves: without it, no code that comes back is believed. */
export function rememberLicenceTrip(
  realm: string,
  { provider, from }: LicenceTrip,
  { keep = browserKeep, now = Date.now }: Options = {},
): void {
  keep.set(keyOf(realm), JSON.stringify({ provider, from, begun: now() }));
}

/** The trip that this browser began, once; null when there is none, or it began too long ago. */
export function takeLicenceTrip(
  realm: string,
  { keep = browserKeep, now = Date.now }: Options = {},
): LicenceTrip | null {
  const text = keep.get(keyOf(realm));
  keep.set(keyOf(realm), null);
  if (text === null) return null;
  try {
    const trip: unknown = JSON.parse(text);
    if (!isObject(trip)) return null;
    const { provider, from, begun } = trip;
    const known = typeof provider === 'string' && typeof from === 'string';
    const recent = typeof begun === 'number' && now() - begun < life;
    return known && recent ? { provider, from } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
