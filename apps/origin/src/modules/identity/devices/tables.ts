import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { viewers } from '../viewers/tables';

export type DeviceState = 'pending' | 'approved' | 'refused' | 'spent';

/**
 * Televisions that ask to be signed in (RFC 8628); kept for a day longer, so that late viewers are
 * told what happened.
 */
export const deviceCodes = pgTable(
  'device_codes',
  {
    /** SHA-256 of the device code. */
    codeHash: text('code_hash').primaryKey(),
    realmId: realmId(),
    /** The code that the viewer types, without its hyphen. */
    userCode: text('user_code').notNull(),
    name: text().notNull(),
    kind: text().notNull(),
    /** The address that the device asked from. */
    address: text().notNull(),
    state: text().$type<DeviceState>().notNull(),
    /** The viewer who approved it. */
    viewerId: uuid('viewer_id').references(() => viewers.id, { onDelete: 'cascade' }),
    /** Seconds between two questions. */
    interval: integer().notNull(),
    askedAt: instant('asked_at'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('device_codes_user_code').on(table.realmId, table.userCode),
    index('device_codes_by_expiry').on(table.expiresAt),
  ],
);
