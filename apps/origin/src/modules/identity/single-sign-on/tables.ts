import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';

/** The sign-ins of viewers who are on a provider's pages; the answer of each is checked against it, once. */
export const redirectSignIns = pgTable(
  'trips',
  {
    /** SHA-256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    realmId: realmId(),
    provider: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('trips_by_expiry').on(table.expiresAt)],
);
