import { boolean, index, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../../identity/viewers/tables';

/** How far viewers have seen titles, by profile. A title that leaves the catalogue and comes back goes on where it was. */
export const watchedTitles = pgTable(
  'watched_titles',
  {
    viewerId: viewerId(),
    profile: uuid().notNull(),
    titleId: text('title_id').notNull(),
    /** In seconds from the beginning; as below. */
    position: real().notNull(),
    duration: real().notNull(),
    /** When the viewer was there. */
    at: instant('at').notNull(),
    /** Not in the list of the history; its place is kept. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.profile, table.titleId] }),
    index('watched_titles_by_time').on(table.profile, table.at),
  ],
);

/** The profiles whose history is paused. */
export const pausedHistories = pgTable('paused_histories', {
  profile: uuid().primaryKey(),
  viewerId: viewerId(),
});
