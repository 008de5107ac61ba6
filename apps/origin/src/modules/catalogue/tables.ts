import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Localised } from '../../kernel/database/columns';
import { realmId } from '../../kernel/realms/tables';

/** Lists have neither episodes nor angles, which are further pictures of an event: their series and their event lead to them. */
export const titleKind = pgEnum('title_kind', [
  'event',
  'video',
  'series',
  'playlist',
  'fighter',
  'episode',
  'angle',
]);

/**
 * Everything that can be shown on a card. A title's moment (an event's start, a video's release, the last change of a
 * series or playlist) comes round every `cycle` seconds, counted from 1970 plus `phase`, so that a catalogue seeded
 * once never grows old. An episode was released `earlier_by` seconds before the moment of its series.
 */
export const titles = pgTable(
  'titles',
  {
    realmId: realmId(),
    id: text().notNull(),
    kind: titleKind().notNull(),
    position: integer().notNull(),
    seed: integer().notNull(),
    language: text(),
    name: jsonb().$type<Localised>().notNull(),
    synopsis: jsonb().$type<Localised>(),
    cycle: integer().notNull(),
    phase: integer().notNull(),
    earlierBy: integer('earlier_by').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.id] }),
    index('titles_by_kind').on(table.realmId, table.kind, table.position),
  ],
);

/** The columns that name a title. */
export const titleKey = (name: string) => ({ realmId: realmId(), titleId: text(name).notNull() });

export const leagues = pgTable(
  'leagues',
  { realmId: realmId(), id: text().notNull(), name: jsonb().$type<Localised>().notNull() },
  (table) => [primaryKey({ columns: [table.realmId, table.id] })],
);

export const venues = pgTable(
  'venues',
  { realmId: realmId(), id: text().notNull(), name: jsonb().$type<Localised>().notNull() },
  (table) => [primaryKey({ columns: [table.realmId, table.id] })],
);

/**
 * The fields that a live event has beyond a title. All times are seconds after its start. An event that will not be held at
 * its time (postponed, cancelled) is taken down before it begins: `replay_until` is 0.
 */
export const events = pgTable(
  'events',
  {
    ...titleKey('title_id'),
    duration: integer().notNull(),
    replayFrom: integer('replay_from').notNull(),
    replayUntil: integer('replay_until').notNull(),
    leagueId: text('league_id').notNull(),
    venueId: text('venue_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.realmId, table.leagueId],
      foreignColumns: [leagues.realmId, leagues.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.realmId, table.venueId],
      foreignColumns: [venues.realmId, venues.id],
    }).onDelete('cascade'),
  ],
);

export const videos = pgTable(
  'videos',
  { ...titleKey('title_id'), durationSeconds: integer('duration_seconds').notNull() },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

export const seasons = pgTable(
  'seasons',
  {
    ...titleKey('series_id'),
    number: integer().notNull(),
    episodeCount: integer('episode_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId, table.number] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

export const playlistVideos = pgTable(
  'playlist_videos',
  {
    ...titleKey('playlist_id'),
    videoId: text('video_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId, table.videoId] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.realmId, table.videoId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

export const fighters = pgTable(
  'fighters',
  {
    ...titleKey('title_id'),
    nickname: jsonb().$type<Localised>(),
    weightClass: text('weight_class').notNull(),
    country: text().notNull(),
    stance: text().notNull(),
    heightCm: integer('height_cm').notNull(),
    reachCm: integer('reach_cm').notNull(),
    wins: integer().notNull(),
    losses: integer().notNull(),
    draws: integer().notNull(),
    /** 0 is the champion, 1 the first contender; null is not ranked. */
    ranking: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

export const collections = pgTable(
  'collections',
  { realmId: realmId(), id: text().notNull(), title: jsonb().$type<Localised>().notNull() },
  (table) => [primaryKey({ columns: [table.realmId, table.id] })],
);

export const collectionTitles = pgTable(
  'collection_titles',
  {
    ...titleKey('title_id'),
    collectionId: text('collection_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.collectionId, table.titleId] }),
    foreignKey({
      columns: [table.realmId, table.collectionId],
      foreignColumns: [collections.realmId, collections.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);

export const heroes = pgTable(
  'heroes',
  {
    ...titleKey('title_id'),
    position: integer().notNull(),
    tagline: jsonb().$type<Localised>(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.titleId] }),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);
