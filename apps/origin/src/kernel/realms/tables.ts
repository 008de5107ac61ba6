import { pgTable, text } from 'drizzle-orm/pg-core';

export const realms = pgTable('realms', {
  id: text().primaryKey(),
  name: text().notNull(),
  publicKey: text('public_key').notNull().unique(),
  defaultLocale: text('default_locale').notNull(),
  locales: text().array().notNull(),
  /** The hosts of the realm's site in production. */
  hosts: text().array().notNull().default([]),
});

/** The column of a table whose rows belong to a realm and go with it. */
export const realmId = () =>
  text('realm_id')
    .notNull()
    .references(() => realms.id, { onDelete: 'cascade' });
