import { bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../../identity/viewers/tables';

/** The lists that viewers have made, by profile. */
export const watchlists = pgTable(
  'watchlists',
  {
    /** Known to the owner alone. */
    id: text().primaryKey(),
    viewerId: viewerId(),
    profile: uuid().notNull(),
    name: text().notNull(),
    /** The same for names that are one to a reader. */
    nameKey: text('name_key').notNull(),
    /** The name by which others know it while it is shared: 128 random bits, new with each sharing. */
    shareKey: text('share_key').unique(),
    createdAt: instant('created_at').notNull(),
    /** Counts up with each change of its titles. */
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('watchlists_name').on(table.profile, table.nameKey),
    index('watchlists_by_viewer').on(table.viewerId, table.profile, table.createdAt),
  ],
);

/** The titles of lists. One that leaves the catalogue stays, and is there again when it comes back. */
export const watchlistItems = pgTable(
  'watchlist_items',
  {
    listId: text('list_id')
      .notNull()
      .references(() => watchlists.id, { onDelete: 'cascade' }),
    titleId: text('title_id').notNull(),
    contentType: text('content_type', { enum: ['event', 'video', 'series', 'playlist'] }).notNull(),
    /** The title's name when it was added, for the time when the catalogue has it no longer. */
    name: text().notNull(),
    /** The lower, the earlier in the list. */
    rank: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.titleId] }),
    index('watchlist_items_by_rank').on(table.listId, table.rank),
  ],
);

/** The shared lists that viewers have saved. Outlives the list: what is left of one that is gone is its name. */
export const watchlistSaves = pgTable(
  'watchlist_saves',
  {
    viewerId: viewerId(),
    profile: uuid().notNull(),
    /** The list's key when it was saved: with another one it is shared no longer under this. */
    shareKey: text('share_key').notNull(),
    owner: text().notNull(),
    /** The name that the list had last while it was shared under the key. */
    name: text().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profile, table.shareKey] }),
    index('watchlist_saves_by_viewer').on(table.viewerId, table.profile, table.savedAt),
    index('watchlist_saves_by_key').on(table.shareKey),
  ],
);
