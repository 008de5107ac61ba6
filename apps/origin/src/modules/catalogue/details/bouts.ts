import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/database/database';
import { type Image, imagesOf } from '../images';
import type { Reading } from '../reading';
import { rowsBy } from '../rows-by';
import { fighters, titles } from '../tables';
import { bouts } from './tables';

interface Corner {
  id: string;
  name: string;
  nickname: string | null;
  country: string;
  record: { wins: number; losses: number; draws: number; noContests: number };
  image: Image;
}

export interface Bout {
  id: string;
  segment: (typeof bouts.$inferSelect)['segment'];
  weightClass: string;
  isTitleFight: boolean;
  rounds: number;
  red: Corner;
  blue: Corner;
  result: { outcome: string; method: string; round: number; seconds: number };
}

/** The columns that a corner's fighter is read from, and the tables they are in. */
function cornerOf(name: 'red' | 'blue', locale: string) {
  const title = alias(titles, `${name}_title`);
  const fighter = alias(fighters, name);
  return {
    title,
    fighter,
    columns: {
      id: title.id,
      name: sql<string>`${title.name}->>${locale}`,
      seed: title.seed,
      nickname: sql<string | null>`${fighter.nickname}->>${locale}`,
      country: fighter.country,
    },
  };
}

function answerCorner(
  reading: Reading,
  fighter: { id: string; name: string; seed: number; nickname: string | null; country: string },
  [wins = 0, losses = 0, draws = 0, noContests = 0]: readonly number[],
): Corner {
  const { id, name, nickname, country } = fighter;
  return {
    id,
    name,
    nickname,
    country,
    record: { wins, losses, draws, noContests },
    image: imagesOf(reading, fighter).portrait,
  };
}

/** The fights of events in the order in which they are fought, with their results: who answers them hides those. */
export async function readBouts(
  db: Database,
  reading: Reading,
  eventIds: readonly string[],
): Promise<Map<string, Bout[]>> {
  const { realmId, locale } = reading;
  const red = cornerOf('red', locale);
  const blue = cornerOf('blue', locale);
  const rows = await db
    .select({ bout: bouts, red: red.columns, blue: blue.columns })
    .from(bouts)
    .innerJoin(red.title, and(eq(red.title.realmId, bouts.realmId), eq(red.title.id, bouts.redId)))
    .innerJoin(
      red.fighter,
      and(eq(red.fighter.realmId, bouts.realmId), eq(red.fighter.titleId, bouts.redId)),
    )
    .innerJoin(
      blue.title,
      and(eq(blue.title.realmId, bouts.realmId), eq(blue.title.id, bouts.blueId)),
    )
    .innerJoin(
      blue.fighter,
      and(eq(blue.fighter.realmId, bouts.realmId), eq(blue.fighter.titleId, bouts.blueId)),
    )
    .where(and(eq(bouts.realmId, realmId), inArray(bouts.titleId, [...eventIds])))
    .orderBy(asc(bouts.position));
  const byEvent = rowsBy(rows, ({ bout }) => bout.titleId);
  return new Map(
    [...byEvent].map(([id, own]) => [
      id,
      own.map((row): Bout => {
        const { position, segment, weightClass, isTitleFight, rounds, ...bout } = row.bout;
        return {
          id: String(position),
          segment,
          weightClass,
          isTitleFight,
          rounds,
          red: answerCorner(reading, row.red, bout.redRecord),
          blue: answerCorner(reading, row.blue, bout.blueRecord),
          result: {
            outcome: bout.outcome,
            method: bout.method,
            round: bout.endRound,
            seconds: bout.endSeconds,
          },
        };
      }),
    ]),
  );
}
