import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/columns';
import { realmId } from '../../kernel/realms/tables';
import { viewerId } from '../../modules/identity/viewers/tables';

/** The notices of a realm's operator to every viewer, each for a while. */
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

/** The notices that a viewer has read and does not want to see again. */
export const hiddenNotices = pgTable(
  'hidden_notices',
  {
    viewerId: viewerId(),
    noticeId: text('notice_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewerId, table.noticeId] })],
);
