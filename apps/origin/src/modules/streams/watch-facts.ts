import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { WatchTerms } from '../catalogue';
import type { Access, WatchedTitle } from '../commerce';
import type { CountryServices } from '../countries';
import type { WatchFacts } from './rules/stream-refusal';
import type { ViewerLimits } from './viewer-limits';

/** The facts that decide whether the caller may watch a title. */
export async function watchFacts(
  { callerPlace, access }: { callerPlace: CountryServices['callerPlace']; access: Access },
  request: FastifyRequest,
  { kind, terms, limits }: { kind: WatchFacts['kind']; terms: WatchTerms; limits: ViewerLimits },
): Promise<WatchFacts> {
  const { bearer } = callerOf(request);
  const viewerId = bearer && !bearer.isGuest ? bearer.id : null;
  return {
    kind,
    title: watchable(terms),
    countries: terms.countries,
    place: callerPlace(request),
    accessLevel: terms.accessLevel,
    minimumAge: terms.minimumAge,
    viewer: {
      isSignedIn: viewerId !== null,
      hasLicence: viewerId !== null && (await access.mayWatch(viewerId, watchedTitle(terms))),
      ...limits,
    },
  };
}

/** A title as licences know it: the replay of an event is a video. */
export const watchedTitle = ({ id, event }: WatchTerms): WatchedTitle => ({
  id,
  isLive: event !== null && event.state !== 'REPLAY',
});

function watchable({ event }: WatchTerms): WatchFacts['title'] {
  if (!event) return { state: 'onDemand' };
  const { state, timing, startsAt, replayFrom } = event;
  if (state === 'LIVE') return { state: 'live' };
  if (state === 'UPCOMING') {
    const isKnown = timing === 'ON_TIME' || timing === 'MOVED';
    return { state: 'upcoming', startsAt: isKnown ? startsAt : null };
  }
  return { state: 'over', replayFrom, hasReplay: state === 'REPLAY' };
}
