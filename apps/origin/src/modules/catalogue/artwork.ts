import type { ArtworkKind, ArtworkRequest } from '@marquee/artwork';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel/database/database';
import { episodes } from './details/tables';
import { newsPictures } from './news/tables';
import { events, heroes, leagues, titles } from './tables';

const series = alias(titles, 'series');

/** Episodes and angles are composed as what they are shown as. */
const artworkKind = (kind: (typeof titles.$inferSelect)['kind']): ArtworkKind => {
  if (kind === 'episode') return 'video';
  return kind === 'angle' ? 'event' : kind;
};

/** The request for one crop of a title's artwork, or of an article's picture; undefined when there is neither. */
export async function readArtworkRequest(
  db: Database,
  { realm, titleId, crop }: Pick<ArtworkRequest, 'realm' | 'titleId' | 'crop'>,
): Promise<ArtworkRequest | undefined> {
  const [title] = await db
    .select({
      kind: titles.kind,
      name: titles.name,
      seed: titles.seed,
      league: leagues.name,
      series: series.name,
    })
    .from(titles)
    .leftJoin(events, and(eq(events.realmId, titles.realmId), eq(events.titleId, titles.id)))
    .leftJoin(leagues, and(eq(leagues.realmId, events.realmId), eq(leagues.id, events.leagueId)))
    .leftJoin(episodes, and(eq(episodes.realmId, titles.realmId), eq(episodes.titleId, titles.id)))
    .leftJoin(series, and(eq(series.realmId, episodes.realmId), eq(series.id, episodes.seriesId)))
    .where(and(eq(titles.realmId, realm), eq(titles.id, titleId)));
  if (!title) return readNewsPicture(db, { realm, titleId, crop });
  return {
    realm,
    titleId,
    kind: artworkKind(title.kind),
    crop,
    // The artwork reads what it shows out of English words, whatever the realm's own language is;
    // of an episode also out of those of its series.
    name: [title.series?.en, title.name.en ?? titleId].filter(Boolean).join(': '),
    league: title.league?.en,
    seed: title.seed,
  };
}

async function readNewsPicture(
  db: Database,
  { realm, titleId, crop }: Pick<ArtworkRequest, 'realm' | 'titleId' | 'crop'>,
): Promise<ArtworkRequest | undefined> {
  const [picture] = await db
    .select({ kind: newsPictures.kind, name: newsPictures.about, seed: newsPictures.seed })
    .from(newsPictures)
    .where(and(eq(newsPictures.realmId, realm), eq(newsPictures.id, titleId)));
  return picture && { realm, titleId, crop, ...picture };
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
