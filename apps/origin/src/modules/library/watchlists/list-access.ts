import { createHash, randomBytes } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { viewers } from '../../identity/viewers/tables';
import type { OwnProfile } from '../own-profile';
import { listFaults } from './faults';
import { type watchlistSaves, watchlists } from './tables';

export type List = typeof watchlists.$inferSelect;
export type Save = typeof watchlistSaves.$inferSelect;

/** A new identifier of 128 random bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** The name by which others know the owner of a list. It says nothing of the account. */
export const ownerOf = (profileId: string): string =>
  createHash('sha256').update(`owner of watchlists ${profileId}`).digest('base64url').slice(0, 22);

/** A list as a call names it. */
export interface ListName {
  id: string;
  owner?: string;
}

/** The terms of a look at lists: the caller's realm, whether it lets viewers share, and the profile of a viewer. */
export interface Looking {
  realmId: string;
  sharing: boolean;
  profile: string | null;
}

async function findList(
  db: Database,
  realmId: string,
  { id, owner }: ListName,
): Promise<List | undefined> {
  const [row] = await db
    .select({ list: watchlists })
    .from(watchlists)
    .innerJoin(viewers, eq(viewers.id, watchlists.viewerId))
    .where(
      and(eq(viewers.realmId, realmId), or(eq(watchlists.id, id), eq(watchlists.shareKey, id))),
    );
  const isOwners = owner === undefined || (row && ownerOf(row.list.profile) === owner);
  return isOwners ? row?.list : undefined;
}

/** A list that the viewer has made. Throws NOT_YOUR_WATCHLIST for one that another viewer shares, else UNKNOWN_WATCHLIST. */
export async function findOwned(
  db: Database,
  { viewer, profile }: OwnProfile,
  name: ListName,
): Promise<List> {
  const list = await findList(db, viewer.realmId, name);
  if (list?.profile === profile.id) return list;
  throw list?.shareKey === name.id ? listFaults.notYours() : listFaults.unknown();
}

/** A list that the caller may read: their own, or a shared one by its key. Throws UNKNOWN_WATCHLIST. */
export async function findReadable(
  db: Database,
  { realmId, sharing, profile }: Looking,
  name: ListName,
): Promise<List> {
  const list = await findList(db, realmId, name);
  if (list && list.profile === profile) return list;
  if (list && sharing && list.shareKey === name.id) return list;
  throw listFaults.unknown();
}
