import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { viewerId } from '../../identity/viewers/tables';

/** What viewers want to find again. A title of the catalogue's that goes and comes back is a favourite still. */
export const favourites = pgTable(
  'favourites',
  {
    /** In the order in which they were kept. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    viewerId: viewerId(),
    titleId: text('title_id').notNull(),
  },
  (table) => [uniqueIndex('favourites_by_title').on(table.viewerId, table.titleId)],
);
