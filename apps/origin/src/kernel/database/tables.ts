import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * One row: the seed that the database was planted with, so that a start knows if it has to plant.
 */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  fingerprint: text().notNull(),
});
