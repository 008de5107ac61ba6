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
} from 'drizzle-orm/pg-core';
import type { Localised } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { titleKey, titles } from '../tables';

export const newsFeeds = pgTable(
  'news_feeds',
  {
    realmId: realmId(),
    id: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<Localised>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.id] })],
);

/** Articles. Like a title's moment, the one at which an article is published comes round. */
export const newsItems = pgTable(
  'news_items',
  {
    realmId: realmId(),
    id: text().notNull(),
    feedId: text('feed_id').notNull(),
    cycle: integer().notNull(),
    phase: integer().notNull(),
    /** The time after which it was changed, in seconds; null where it never was. */
    changedAfter: integer('changed_after'),
    reveals: boolean().notNull(),
    author: jsonb().$type<Localised>(),
    heading: jsonb().$type<Localised>().notNull(),
    lead: jsonb().$type<Localised>().notNull(),
    body: jsonb().$type<Localised>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.id] }),
    index('news_by_feed').on(table.realmId, table.feedId),
    foreignKey({
      columns: [table.realmId, table.feedId],
      foreignColumns: [newsFeeds.realmId, newsFeeds.id],
    }).onDelete('cascade'),
  ],
);

const itemKey = () => ({ realmId: realmId(), itemId: text('item_id').notNull() });

export const newsPictureKind = pgEnum('news_picture_kind', ['event', 'video', 'series', 'fighter']);

/** The pictures of articles. Each has an address like a title's, and is drawn out of English words in the same way. */
export const newsPictures = pgTable(
  'news_pictures',
  {
    ...itemKey(),
    id: text().notNull(),
    position: integer().notNull(),
    seed: integer().notNull(),
    kind: newsPictureKind().notNull(),
    about: text().notNull(),
    caption: jsonb().$type<Localised>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.id] }),
    foreignKey({
      columns: [table.realmId, table.itemId],
      foreignColumns: [newsItems.realmId, newsItems.id],
    }).onDelete('cascade'),
  ],
);

/** The titles that articles speak of. */
export const newsTitles = pgTable(
  'news_titles',
  { ...itemKey(), titleId: titleKey('title_id').titleId, position: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.realmId, table.itemId, table.titleId] }),
    foreignKey({
      columns: [table.realmId, table.itemId],
      foreignColumns: [newsItems.realmId, newsItems.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.realmId, table.titleId],
      foreignColumns: [titles.realmId, titles.id],
    }).onDelete('cascade'),
  ],
);
