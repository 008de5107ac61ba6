import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { viewerId, viewers } from '../viewers/tables';

/** Keys that viewers' devices have made, of which the private halves never leave them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    viewerId: viewerId(),
    /** The device's name for the key, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The number of uses that the device counts; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The host of the site that the key signs in to. */
    host: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_by_viewer').on(table.viewerId)],
);

/** The challenges that devices were asked to sign; each answer is checked against one, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    realmId: realmId(),
    /** The viewer whose passkey is being made; null when a viewer signs in. */
    viewerId: uuid('viewer_id').references(() => viewers.id, { onDelete: 'cascade' }),
    /** The site that asked: scheme, host and port. */
    site: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_expiry').on(table.expiresAt)],
);
