import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { viewers } from '../viewers/tables';

/** One sign-in, or one guest's visit: the family that all its refresh tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: realmId(),
    /** Null for a guest, whose identifier is the session's. */
    viewerId: uuid('viewer_id').references(() => viewers.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    partition: text(),
    /** The agent who acts as the viewer; null for a viewer's own sessions. */
    agentId: uuid('agent_id').references(() => viewers.id, { onDelete: 'cascade' }),
    /** The token that a provider gave us for the viewer. */
    providerToken: text('provider_token'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because'),
    /** The browser that uses it, in short; empty when it does not say. */
    device: text().notNull().default(''),
    /** The address of the last use, without the part that names one household. */
    address: text(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('sessions_by_expiry').on(table.expiresAt),
    index('sessions_by_viewer').on(table.viewerId),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    usedAt: instant('used_at'),
    /**
     * For a used token: its successor is made of this and of the token itself, which is stored
     * nowhere.
     */
    successorSalt: text('successor_salt'),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
);
