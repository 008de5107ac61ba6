import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId, viewers } from '../viewers/tables';

/** Tokens with which an agent may act as a viewer: each works once. */
export const impersonations = pgTable(
  'impersonations',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    viewerId: viewerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('impersonations_by_expiry').on(table.expiresAt)],
);
