import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { Fault } from '../../../kernel/errors/faults';
import { lockUnchanged, type Viewer } from '../../identity';
import { profiles } from '../../identity/viewers/tables';
import { endProofs } from '../parental/parental-control';
import { nameKey } from '../rules/list-name';
import { forgetProfile } from './forget-profile';

export type Profile = typeof profiles.$inferSelect;

/** What a viewer says of a profile. */
export interface ProfileSettings {
  name: string;
  type: 'adult' | 'child';
  maxRating?: number;
  avatar?: string;
}

const profileFaults = {
  unknown: () => new Fault(404, 'UNKNOWN_PROFILE', ['The account has no such profile.']),
  nameTaken: () => new Fault(409, 'NAME_TAKEN', ['There is another profile of this name.']),
  lastGrownUp: () => new Fault(409, 'LAST_GROWN_UP', ['An account has one grown-up at least.']),
  limit: (most: number) =>
    new Fault(422, 'LIMIT', ['There are as many profiles as may be.']).withDetails({ most }),
} as const;

/** The account's own profile, which has no row while it is alone and as it was. */
const ownOf = ({ id }: Pick<Viewer, 'id'>): Profile => ({
  id,
  viewerId: id,
  name: '',
  type: 'adult',
  maxRating: null,
  avatar: null,
  current: true,
  position: 0,
});

/** The profiles of an account in the order in which they were made; its own alone where it has no others. */
export async function profilesOf(
  db: Database,
  viewer: Pick<Viewer, 'id'>,
): Promise<[Profile, ...Profile[]]> {
  const [first, ...others] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.viewerId, viewer.id))
    .orderBy(asc(profiles.position));
  return first ? [first, ...others] : [ownOf(viewer)];
}

const columnsOf = ({ name, type, maxRating, avatar }: ProfileSettings) => ({
  name,
  type,
  maxRating: type === 'child' ? (maxRating ?? null) : null,
  avatar: avatar ?? null,
});

/** Runs a change of an account's profiles behind a lock on the viewer, with a row for the account's own. */
const changing = <Answer>(
  db: Database,
  viewer: Viewer,
  change: (tx: Database, all: readonly Profile[]) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockUnchanged(tx, viewer);
    const { position: _, ...own } = ownOf(viewer);
    if ((await tx.$count(profiles, eq(profiles.viewerId, viewer.id))) === 0)
      await tx.insert(profiles).values(own);
    return change(tx, await profilesOf(tx, viewer));
  });

function checkName(all: readonly Profile[], name: string): void {
  if (all.some((one) => nameKey(one.name) === nameKey(name))) throw profileFaults.nameTaken();
}

function found(all: readonly Profile[], id: string): Profile {
  const profile = all.find((one) => one.id === id);
  if (!profile) throw profileFaults.unknown();
  return profile;
}

/** Throws LAST_GROWN_UP where nobody else of the account is grown up. */
function checkGrownUpLeft(all: readonly Profile[], { id }: Profile): void {
  if (!all.some((one) => one.id !== id && one.type === 'adult')) throw profileFaults.lastGrownUp();
}

/** Makes a profile. Throws LIMIT, NAME_TAKEN. */
export const createProfile = (
  db: Database,
  viewer: Viewer,
  { settings, most }: { settings: ProfileSettings; most: number },
): Promise<void> =>
  changing(db, viewer, async (tx, all) => {
    if (all.length >= most) throw profileFaults.limit(most);
    checkName(all, settings.name);
    await tx
      .insert(profiles)
      .values({ viewerId: viewer.id, current: false, ...columnsOf(settings) });
  });

/** Changes a profile. Throws UNKNOWN_PROFILE, NAME_TAKEN, LAST_GROWN_UP. */
export const changeProfile = (
  db: Database,
  viewer: Viewer,
  { id, settings }: { id: string; settings: ProfileSettings },
): Promise<void> =>
  changing(db, viewer, async (tx, all) => {
    const profile = found(all, id);
    checkName(
      all.filter((one) => one !== profile),
      settings.name,
    );
    if (settings.type === 'child') checkGrownUpLeft(all, profile);
    await tx.update(profiles).set(columnsOf(settings)).where(eq(profiles.id, id));
    if (settings.type === 'child' && profile.current) await endProofs(tx, viewer.id);
  });

/** Makes a profile current, and asks every session for the PIN again where it is a child's. */
async function makeCurrent(tx: Database, { id, viewerId, type }: Profile): Promise<void> {
  await tx
    .update(profiles)
    .set({ current: false })
    .where(and(eq(profiles.viewerId, viewerId), eq(profiles.current, true)));
  await tx.update(profiles).set({ current: true }).where(eq(profiles.id, id));
  if (type === 'child') await endProofs(tx, viewerId);
}

/** Deletes a profile with all that it keeps. Throws UNKNOWN_PROFILE, LAST_GROWN_UP. */
export const deleteProfile = (db: Database, viewer: Viewer, id: string): Promise<void> =>
  changing(db, viewer, async (tx, all) => {
    const profile = found(all, id);
    checkGrownUpLeft(all, profile);
    await forgetProfile(tx, id);
    await tx.delete(profiles).where(eq(profiles.id, id));
    const next = all.find((one) => one !== profile && one.type === 'adult');
    if (profile.current && next) await makeCurrent(tx, next);
  });

/**
 * Watches with another profile.
 * @param mayLeave Whether a child's profile may be left for a grown-up's: nobody asks for a PIN, or it was given.
 * Answers `false` where it may not.
 */
export const switchProfile = (
  db: Database,
  viewer: Viewer,
  { id, mayLeave }: { id: string; mayLeave: boolean },
): Promise<boolean> =>
  changing(db, viewer, async (tx, all) => {
    const profile = found(all, id);
    const leaves = all.some(({ current, type }) => current && type === 'child');
    if (leaves && profile.type === 'adult' && !mayLeave) return false;
    if (!profile.current) await makeCurrent(tx, profile);
    return true;
  });
