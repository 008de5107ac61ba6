import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * The keys that sign access tokens. They are in the database, so that tokens signed before a
 * restart, or by another process, still verify.
 */
export const signingKeys = pgTable('signing_keys', {
  id: text().primaryKey(),
  privateKey: jsonb('private_key').$type<Record<string, unknown>>().notNull(),
  publicKey: jsonb('public_key').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull(),
});
