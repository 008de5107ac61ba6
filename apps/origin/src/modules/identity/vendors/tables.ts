import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';

/** Proofs of vendors' that sign a viewer in without more: each works once. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** SHA-256 of the proof. */
    proofHash: text('proof_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_proofs_by_expiry').on(table.expiresAt)],
);
