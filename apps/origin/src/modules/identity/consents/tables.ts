import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../viewers/tables';

/**
 * The answers of viewers to a realm's terms. A later answer is added to the earlier one: nothing is
 * ever overwritten.
 */
export const consentAnswers = pgTable(
  'consent_answers',
  {
    /** Counts up in the order of the answers. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    viewerId: viewerId(),
    fieldName: text('field_name').notNull(),
    /** The version of the text that was read. */
    version: text().notNull(),
    accepted: boolean().notNull(),
    /** The language that the text was read in. */
    locale: text().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [index('consent_answers_by_viewer').on(table.viewerId, table.fieldName)],
);
