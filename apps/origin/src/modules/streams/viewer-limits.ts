import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { Kernel } from '../../kernel/kernel';
import type { WatchTerms } from '../catalogue';
import { asksForPin, currentProfile, type ParentalControl } from '../library';
import type { Leases } from './leases';
import type { WatchFacts } from './rules/stream-refusal';

/** What a profile and parental control say of a title. */
export type ViewerLimits = Pick<WatchFacts['viewer'], 'isChild' | 'childRating' | 'asksForPin'>;

interface Services extends Pick<Kernel, 'database' | 'files'> {
  library: { parental: ParentalControl };
  leases: Leases;
}

/** What the caller's profile and parental control say of a title. Guests have neither. */
export async function viewerLimits(
  { database: { db }, files, library: { parental }, leases }: Services,
  request: FastifyRequest,
  { id, minimumAge }: Pick<WatchTerms, 'id' | 'minimumAge'>,
): Promise<ViewerLimits> {
  const { realm, bearer } = callerOf(request);
  const { childRating, pinFromRating } = files.libraryOf(realm.id);
  if (!bearer || bearer.isGuest) return { isChild: false, childRating, asksForPin: false };
  const { type, maxRating } = await currentProfile(db, bearer.id);
  const { tab } = request.query as { tab?: string };
  const pin = {
    isChild: type === 'child',
    minimumAge,
    pinFromRating,
    isRestricted: await parental.isRestricted(bearer.id),
    isProved: (await parental.provedUntil({ viewerId: bearer.id, sid: bearer.sid })) !== undefined,
    isPlaying: tab !== undefined && (await leases.plays({ viewerId: bearer.id, tab }, id)),
  };
  return {
    isChild: pin.isChild,
    childRating: maxRating ?? childRating,
    asksForPin: asksForPin(pin),
  };
}
