import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../viewers/tables';

/** What viewers answered to a realm's terms. A later answer stands beside the earlier one: nothing is ever overwritten. */
export const consentAnswers = pgTable(
  'consent_answers',
  {
    /** In the order of the answers. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    viewerId: viewerId(),
    fieldName: text('field_name').notNull(),
    /** Of the text that was read. */
    version: text().notNull(),
    accepted: boolean().notNull(),
    /** The language that the text was read in. */
    locale: text().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [index('consent_answers_by_viewer').on(table.viewerId, table.fieldName)],
);
