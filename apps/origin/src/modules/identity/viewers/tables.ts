import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';

/** Values by the id of their field; an address is an object of its parts. */
export type FieldValues = Record<string, string | Record<string, string>>;

export const viewers = pgTable(
  'viewers',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: realmId(),
    /** The identifier as the viewer types it, in lower case; for own ID the email address. */
    identifier: text().notNull(),
    /** See accounts/secrets.ts for the format; null for a viewer who has only signed in with other providers. */
    secretHash: text('secret_hash'),
    role: text().notNull(),
    missingInformation: text('missing_information').notNull(),
    linkedAccounts: jsonb('linked_accounts').$type<string[]>().notNull(),
    partition: text(),
    blocked: boolean().notNull(),
    firstSignInAt: instant('first_sign_in_at'),
    /** The viewer's values for the realm's forms, by the id of the field. */
    fields: jsonb().$type<FieldValues>().notNull().default({}),
    /** The address of an account that is kept at a provider, where it is not the identifier. */
    email: text(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Counts how often the ways into the account were ended; see ways-in.ts. */
    generation: integer().notNull().default(0),
  },
  (table) => [unique('viewers_identifier').on(table.realmId, table.identifier)],
);

/** The column of a table whose rows belong to a viewer and go with them. */
export const viewerId = () =>
  uuid('viewer_id')
    .notNull()
    .references(() => viewers.id, { onDelete: 'cascade' });

/**
 * The profiles that watch with a viewer's account. Without one it is the viewer, an adult: the account's own profile, whose id is
 * the viewer's. It has a row once there are others.
 */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey().defaultRandom(),
    viewerId: viewerId(),
    /** Empty for the account's own until the viewer names it. */
    name: text().notNull(),
    type: text({ enum: ['adult', 'child'] }).notNull(),
    /** The highest minimum age of a title that a child may watch; null for the realm's. */
    maxRating: integer('max_rating'),
    /** One of the site's pictures, by its name there. */
    avatar: text(),
    /** True for the profile that watches now: one at most. */
    current: boolean().notNull(),
    /** Counts up in the order in which they were made. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    unique('profiles_name').on(table.viewerId, table.name),
    uniqueIndex('profiles_current').on(table.viewerId).where(sql`${table.current}`),
  ],
);

/** The viewers' accounts at other providers. */
export const identities = pgTable(
  'identities',
  {
    realmId: realmId(),
    /** The provider with its client, such as `openid/nations`. */
    provider: text().notNull(),
    /** The provider's own name for the viewer; never changes and never means another viewer. */
    subject: text().notNull(),
    viewerId: viewerId(),
    /** The viewer's entitlements at the provider, by the provider's names. */
    entitlements: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.provider, table.subject] }),
    index('identities_by_viewer').on(table.viewerId),
  ],
);
