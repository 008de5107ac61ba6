import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { viewerId } from '../../identity/viewers/tables';

/**
 * The titles that viewers have marked, by profile. A title that leaves the catalogue and comes back is still a
 * favourite.
 */
export const favourites = pgTable(
  'favourites',
  {
    /** Counts up in the order in which they were marked. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    viewerId: viewerId(),
    profile: uuid().notNull(),
    titleId: text('title_id').notNull(),
  },
  (table) => [uniqueIndex('favourites_by_title').on(table.viewerId, table.profile, table.titleId)],
);
