import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { viewerId } from '../../identity/viewers/tables';

/** Payment details that viewers keep: what a provider lets be known of them, and its own name for them. */
export const paymentDetails = pgTable(
  'payment_details',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: realmId(),
    viewerId: viewerId(),
    provider: text().notNull(),
    method: text().notNull(),
    /** The provider's name for them. */
    exid: text().notNull(),
    /** Equal for equal cards; for a mandate its name. */
    fingerprint: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    holder: text().notNull(),
    /** As `2031-04`; null where it does not expire. */
    expiry: text(),
    account: text(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('payment_details_once').on(table.viewerId, table.provider, table.fingerprint),
    uniqueIndex('payment_details_default').on(table.viewerId).where(sql`${table.isDefault}`),
  ],
);

/** Details that their company has still to delete. */
export const forgottenDetails = pgTable(
  'forgotten_details',
  {
    provider: text().notNull(),
    exid: text().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.exid] })],
);
