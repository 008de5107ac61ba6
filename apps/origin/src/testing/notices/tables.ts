import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/columns';
import { realmId } from '../../kernel/realms/tables';

/** What a realm's operator tells every viewer for a while. */
export const notices = pgTable(
  'notices',
  {
    realmId: realmId(),
    id: text().notNull(),
    text: text().notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.id] })],
);
