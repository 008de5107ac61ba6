import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../viewers/tables';

/** Links that sign in, by email: each works once, and is kept for a day longer, so that late viewers are told what happened. */
export const magicLinks = pgTable(
  'magic_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    viewerId: viewerId(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('magic_links_by_expiry').on(table.expiresAt)],
);
