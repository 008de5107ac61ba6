import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../kernel/database/database';
import type { OwnViewer, Viewer } from '../identity';
import { profiles } from '../identity/viewers/tables';

/** The profile that watches with an account now. */
export interface CurrentProfile {
  id: string;
  name: string;
  type: 'adult' | 'child';
  /** The highest minimum age that a child may watch; null for the realm's. */
  maxRating: number | null;
}

/** The account's own profile, as long as nobody has named it or made another. */
const ownOf = (viewerId: string): CurrentProfile => ({
  id: viewerId,
  name: '',
  type: 'adult',
  maxRating: null,
});

/** The profile that watches with a viewer's account now. */
export async function currentProfile(db: Database, viewerId: string): Promise<CurrentProfile> {
  const [current] = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      type: profiles.type,
      maxRating: profiles.maxRating,
    })
    .from(profiles)
    .where(and(eq(profiles.viewerId, viewerId), eq(profiles.current, true)));
  return current ?? ownOf(viewerId);
}

/** The viewer of a call about their own things, and the profile that watches. */
export interface OwnProfile {
  viewer: Viewer;
  profile: CurrentProfile;
}

/** Finds the viewer of a call with their profile; agents may look, and change what they have confirmed. Throws as `ownViewer`. */
export type FindOwnProfile = (request: FastifyRequest) => Promise<OwnProfile>;

export const createOwnProfile =
  (db: Database, ownViewer: OwnViewer): FindOwnProfile =>
  async (request) => {
    const viewer = await ownViewer(request, { agentsToo: true });
    return { viewer, profile: await currentProfile(db, viewer.id) };
  };
