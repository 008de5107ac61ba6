import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Reading } from '../reading';
import { rowsBy } from '../rows-by';
import { credits, episodes, mergedTitles, titleDetails } from './tables';

export interface TitleDetails {
  description: string | null;
  accessLevel: (typeof titleDetails.$inferSelect)['accessLevel'];
  minimumAge: number | null;
  countries: string[] | null;
}

/** The fields of titles that only their pages show, by title. */
export async function readTitleDetails(
  db: Database,
  { realmId, locale }: Reading,
  ids: readonly string[],
): Promise<Map<string, TitleDetails>> {
  const rows = await db
    .select({
      id: titleDetails.titleId,
      description: sql<string | null>`${titleDetails.description}->>${locale}`,
      accessLevel: titleDetails.accessLevel,
      minimumAge: titleDetails.minimumAge,
      countries: titleDetails.countries,
    })
    .from(titleDetails)
    .where(and(eq(titleDetails.realmId, realmId), inArray(titleDetails.titleId, [...ids])));
  return new Map(rows.map(({ id, ...details }) => [id, details]));
}

export interface Credit {
  role: string;
  name: string;
}

/** The credits of videos in their order; those of an episode are its series'. */
export async function readCredits(
  db: Database,
  { realmId, locale }: Reading,
  ids: readonly string[],
): Promise<Map<string, Credit[]>> {
  const places = await db
    .select({ id: episodes.titleId, seriesId: episodes.seriesId })
    .from(episodes)
    .where(and(eq(episodes.realmId, realmId), inArray(episodes.titleId, [...ids])));
  const seriesOf = new Map(places.map(({ id, seriesId }) => [id, seriesId]));
  const owners = new Set(ids.map((id) => seriesOf.get(id) ?? id));
  const rows = await db
    .select({
      titleId: credits.titleId,
      role: sql<string>`${credits.role}->>${locale}`,
      name: sql<string>`${credits.name}->>${locale}`,
    })
    .from(credits)
    .where(and(eq(credits.realmId, realmId), inArray(credits.titleId, [...owners])))
    .orderBy(credits.titleId, credits.position);
  const named = rowsBy(rows, ({ titleId }) => titleId);
  return new Map(ids.map((id) => [id, named.get(seriesOf.get(id) ?? id) ?? []]));
}

/** The title that each of these was merged into, where there is one. */
export async function readMerged(
  db: Database,
  { realmId }: Reading,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: mergedTitles.id, titleId: mergedTitles.titleId })
    .from(mergedTitles)
    .where(and(eq(mergedTitles.realmId, realmId), inArray(mergedTitles.id, [...ids])));
  return new Map(rows.map(({ id, titleId }) => [id, titleId]));
}
