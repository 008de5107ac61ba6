import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One row: which catalogue has been seeded, so that a start knows whether it has to seed. */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  fingerprint: text().notNull(),
});
