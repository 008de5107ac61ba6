import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { titleDetails } from '../details/tables';
import { titlesAt } from '../moments';
import type { Reading } from '../reading';
import { events, leagues, titles } from '../tables';
import type { GridKind, GridTitle } from './grid-page';

const KINDS = {
  event: 'EVENT',
  video: 'VIDEO',
  series: 'SERIES',
  playlist: 'PLAYLIST',
} as const satisfies Record<string, GridKind>;

type ListedKind = keyof typeof KINDS;

const isListed = (kind: string): kind is ListedKind => Object.hasOwn(KINDS, kind);

/** All titles that a realm lists, with what they can be filtered and ordered by; one query. */
export async function readGrid(
  db: Database,
  { realmId, locale, now }: Pick<Reading, 'realmId' | 'locale' | 'now'>,
): Promise<GridTitle[]> {
  const at = titlesAt(db, realmId, now);
  const rows = await db
    .select({
      id: at.id,
      kind: at.kind,
      state: at.state,
      moment: at.moment,
      language: titles.language,
      name: sql<string | null>`${titles.name}->>${locale}`,
      accessLevel: titleDetails.accessLevel,
      leagueId: events.leagueId,
      league: sql<string | null>`${leagues.name}->>${locale}`,
      weightClasses: sql<string[] | null>`(
        select array_agg(distinct bouts.weight_class) from bouts
        where bouts.realm_id = ${realmId} and bouts.event_id = ${titles.id})`,
    })
    .from(at)
    .innerJoin(titles, and(eq(titles.realmId, realmId), eq(titles.id, at.id)))
    .leftJoin(titleDetails, and(eq(titleDetails.realmId, realmId), eq(titleDetails.titleId, at.id)))
    .leftJoin(events, and(eq(events.realmId, realmId), eq(events.titleId, at.id)))
    .leftJoin(leagues, and(eq(leagues.realmId, realmId), eq(leagues.id, events.leagueId)))
    .where(inArray(at.kind, Object.keys(KINDS).filter(isListed)));
  return rows.flatMap((row) => {
    const { id, kind, state, moment, language, leagueId } = row;
    if (!isListed(kind)) return [];
    return {
      id,
      kind: KINDS[kind],
      name: row.name ?? id,
      state,
      moment,
      league: leagueId === null ? null : { id: leagueId, name: row.league ?? leagueId },
      language,
      weightClasses: row.weightClasses ?? [],
      free: row.accessLevel === 'FREE',
    };
  });
}
