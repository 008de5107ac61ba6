import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Localised } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { seasons, titleKey, titles } from '../tables';

export const accessLevel = pgEnum('access_level', ['FREE', 'REGISTERED', 'LICENCE']);

/** The fields of a title that only its page shows, apart from `titles` so that lists do not read past them. */
export const titleDetails = pgTable(
  'title_details',
  {
    ...titleKey('title_id'),
    description: jsonb().$type<Localised>(),
    accessLevel: accessLevel('access_level').notNull(),
    minimumAge: integer('minimum_age'),
    /** ISO 3166 alpha-2; null is everywhere. */
    countries: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

export const eventTiming = pgEnum('event_timing', ['ON_TIME', 'MOVED', 'POSTPONED', 'CANCELLED']);

/** The fields of a live event that only its page shows. All times are seconds after its start; those before it are negative. */
export const eventDetails = pgTable(
  'event_details',
  {
    ...titleKey('title_id'),
    doorsAfter: integer('doors_after'),
    mainAfter: integer('main_after'),
    timing: eventTiming().notNull(),
    announcedAfter: integer('announced_after'),
    /** The event whose moments it shows: an angle's; its own otherwise. */
    timelineId: text('timeline_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId] }),
    index('events_by_timeline').on(table.realmId, table.timelineId),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.realmId, table.timelineId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

export const cardSegment = pgEnum('card_segment', ['MAIN', 'PRELIMS', 'EARLY_PRELIMS']);
export const boutOutcome = pgEnum('bout_outcome', ['WIN', 'LOSS', 'DRAW', 'NO_CONTEST']);

/** The fights of an event in the order in which they are fought, and how each ends in every round of it. */
export const bouts = pgTable(
  'bouts',
  {
    ...titleKey('event_id'),
    position: integer().notNull(),
    segment: cardSegment().notNull(),
    weightClass: text('weight_class').notNull(),
    isTitleFight: boolean('is_title_fight').notNull(),
    rounds: integer().notNull(),
    redId: text('red_id').notNull(),
    /** The record before this fight: wins, losses, draws, no contests. */
    redRecord: integer('red_record').array().notNull(),
    blueId: text('blue_id').notNull(),
    blueRecord: integer('blue_record').array().notNull(),
    /** What it is for the red corner. */
    outcome: boutOutcome().notNull(),
    method: text().notNull(),
    endRound: integer('end_round').notNull(),
    endSeconds: integer('end_seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId, table.position] }),
    ...[table.titleId, table.redId, table.blueId].map((column) =>
      foreignKey({
        columns: [table.realmId, column],
        foreignColumns: [titles.realmId, titles.id],
      }).onDelete('cascade'),
    ),
  ],
);

/** The places of episodes in their series. Season 0 has the specials, which have no number. */
export const episodes = pgTable(
  'episodes',
  {
    ...titleKey('title_id'),
    seriesId: text('series_id').notNull(),
    season: integer().notNull(),
    position: integer().notNull(),
    number: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId] }),
    unique('episodes_in_order').on(table.realmId, table.seriesId, table.season, table.position),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
    foreignKey({
      // The name that would be made of the columns is longer than a database keeps.
      name: 'episodes_season_fk',
      columns: [table.realmId, table.seriesId, table.season],
      foreignColumns: [seasons.realmId, seasons.titleId, seasons.number],
    }).onDelete('cascade'),
  ],
);

/** Those who made a title or are in it; a series' are those of its episodes. */
export const credits = pgTable(
  'credits',
  {
    ...titleKey('title_id'),
    position: integer().notNull(),
    role: jsonb().$type<Localised>().notNull(),
    name: jsonb().$type<Localised>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId, table.position] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

/** Identifiers of titles that were merged into others. */
export const mergedTitles = pgTable(
  'merged_titles',
  { realmId: realmId(), id: text().notNull(), titleId: text('title_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.realmId, table.id] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);
