/** What decides whether a viewer may watch a title now. Times in ms since 1970. */
export interface WatchFacts {
  /** How the stream was asked for. */
  kind: 'live' | 'vod';
  /** What there is to watch of the title at `now`. */
  title:
    | { state: 'onDemand' }
    | { state: 'upcoming'; startsAt: number | null }
    | { state: 'live' }
    | { state: 'over'; replayFrom: number | null; hasReplay: boolean };
  /** The countries that the title is limited to; null for none. */
  countries: readonly string[] | null;
  place: { country: string | undefined; vpn: boolean };
  accessLevel: 'FREE' | 'REGISTERED' | 'LICENCE';
  minimumAge: number | null;
  viewer: {
    isSignedIn: boolean;
    hasLicence: boolean;
    isChild: boolean;
    /** The highest minimum age that a child may watch. */
    childRating: number;
    /** Parental control asks for its PIN before this title. */
    asksForPin: boolean;
  };
}

export type Refusal =
  | { code: 'UNKNOWN_TITLE' }
  | { code: 'OVER'; replayFrom: number | null; hasReplay: boolean }
  | { code: 'VPN_BLOCKED' | 'OUTSIDE_REGION' }
  | { code: 'NOT_STARTED'; startsAt: number | null }
  | { code: 'SIGN_IN' | 'PIN_REQUIRED' | 'LICENCE_NEEDED' }
  | { code: 'AGE_RESTRICTED'; minimumAge: number };

/**
 * The first reason for which a viewer may not watch, in the order in which they can be settled (spec 4 §6); null where there is
 * none. How many screens are in use is asked last, and elsewhere: it needs a lock.
 */
export function streamRefusal(facts: WatchFacts): Refusal | null {
  const { kind, title, countries, place, accessLevel, minimumAge, viewer } = facts;
  const isEvent = title.state !== 'onDemand';
  if (isEvent && title.state === 'over' && (kind === 'live' || !title.hasReplay))
    return { code: 'OVER', replayFrom: title.replayFrom, hasReplay: title.hasReplay };
  const isVod = !isEvent || title.state === 'over';
  if (isVod !== (kind === 'vod')) return { code: 'UNKNOWN_TITLE' };
  if (countries !== null) {
    if (place.vpn) return { code: 'VPN_BLOCKED' };
    if (!countries.includes(place.country ?? '')) return { code: 'OUTSIDE_REGION' };
  }
  if (title.state === 'upcoming') return { code: 'NOT_STARTED', startsAt: title.startsAt };
  if (accessLevel !== 'FREE' && !viewer.isSignedIn) return { code: 'SIGN_IN' };
  if (viewer.isChild && minimumAge !== null && minimumAge > viewer.childRating)
    return { code: 'AGE_RESTRICTED', minimumAge };
  if (viewer.asksForPin) return { code: 'PIN_REQUIRED' };
  if (accessLevel === 'LICENCE' && !viewer.hasLicence) return { code: 'LICENCE_NEEDED' };
  return null;
}
