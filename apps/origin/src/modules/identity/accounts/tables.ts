import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../viewers/tables';

/** Tokens in emails to viewers: for a new secret or PIN, which work once, and that confirm an address. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<'secret' | 'email' | 'pin'>().notNull(),
    viewerId: viewerId(),
    /** The address that the email went to. */
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mailed_tokens_by_viewer').on(table.viewerId),
    index('mailed_tokens_by_expiry').on(table.expiresAt),
  ],
);
