import { pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../../identity/viewers/tables';

/** How far viewers have seen titles, by profile. A title that leaves the catalogue and comes back goes on where it was. */
export const watchedTitles = pgTable(
  'watched_titles',
  {
    viewerId: viewerId(),
    /** The name of the profile; empty for an account without profiles. */
    profile: text().notNull(),
    titleId: text('title_id').notNull(),
    /** In seconds from the beginning; as below. */
    position: real().notNull(),
    duration: real().notNull(),
    /** When the viewer was there. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewerId, table.profile, table.titleId] })],
);
