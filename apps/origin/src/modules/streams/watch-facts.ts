import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { Database } from '../../kernel/database/database';
import type { WatchTerms } from '../catalogue';
import type { CountryServices } from '../countries';
import { profiles } from '../identity/viewers/tables';
import type { WatchFacts } from './rules/stream-refusal';
import { entitlements } from './tables';

/** The facts that decide whether the caller may watch a title. */
export async function watchFacts(
  { db, callerPlace }: { db: Database; callerPlace: CountryServices['callerPlace'] },
  request: FastifyRequest,
  { kind, terms }: { kind: WatchFacts['kind']; terms: WatchTerms },
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
      hasLicence: viewerId !== null && (await hasLicence(db, viewerId)),
      isChild: viewerId !== null && (await isChild(db, viewerId)),
    },
  };
}

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

async function hasLicence(db: Database, viewerId: string): Promise<boolean> {
  const rows = await db
    .select({ licence: entitlements.licence })
    .from(entitlements)
    .where(eq(entitlements.viewerId, viewerId))
    .limit(1);
  return rows.length > 0;
}

async function isChild(db: Database, viewerId: string): Promise<boolean> {
  const [current] = await db
    .select({ type: profiles.type })
    .from(profiles)
    .where(and(eq(profiles.viewerId, viewerId), eq(profiles.current, true)));
  return current?.type === 'child';
}
