import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { realmId } from '../../../kernel/realms/tables';
import { viewerId } from '../../identity/viewers/tables';

/** What viewers are about to buy: one open basket each. */
export const baskets = pgTable(
  'baskets',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: realmId(),
    viewerId: viewerId(),
    sku: text(),
    /** Codes, in the order in which they were applied. */
    vouchers: text().array().notNull().default([]),
    /** The viewer knows that there is no trial. */
    noTrial: boolean('no_trial').notNull().default(false),
    version: integer().notNull().default(1),
    open: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex('baskets_open').on(table.viewerId).where(sql`${table.open}`)],
);
