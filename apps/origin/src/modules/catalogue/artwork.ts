import type { ArtworkRequest } from '@marquee/artwork';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { events, heroes, leagues, titles } from './tables';

/** The request for one crop of a title's artwork; undefined when there is no such title. */
export async function readArtworkRequest(
  db: Database,
  { realm, titleId, crop }: Pick<ArtworkRequest, 'realm' | 'titleId' | 'crop'>,
): Promise<ArtworkRequest | undefined> {
  const [title] = await db
    .select({ kind: titles.kind, name: titles.name, seed: titles.seed, league: leagues.name })
    .from(titles)
    .leftJoin(events, and(eq(events.realmId, titles.realmId), eq(events.titleId, titles.id)))
    .leftJoin(leagues, and(eq(leagues.realmId, events.realmId), eq(leagues.id, events.leagueId)))
    .where(and(eq(titles.realmId, realm), eq(titles.id, titleId)));
  if (!title) return undefined;
  return {
    realm,
    titleId,
    kind: title.kind,
    crop,
    // The artwork reads what it shows out of English words, whatever the realm's own language is.
    name: title.name.en ?? titleId,
    league: title.league?.en,
    seed: title.seed,
  };
}

/** The first hero of every realm. */
export async function readFirstHeroes(
  db: Database,
): Promise<readonly { realm: string; titleId: string }[]> {
  const rows = await db.select().from(heroes).orderBy(asc(heroes.realmId), asc(heroes.position));
  return rows
    .filter(({ realmId }, index) => realmId !== rows[index - 1]?.realmId)
    .map(({ realmId: realm, titleId }) => ({ realm, titleId }));
}
