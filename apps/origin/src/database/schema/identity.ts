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
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { realms } from './catalogue';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Values by the id of their field; an address is an object of its parts. */
export type FieldValues = Record<string, string | Record<string, string>>;

export const viewers = pgTable(
  'viewers',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: text('realm_id')
      .notNull()
      .references(() => realms.id, { onDelete: 'cascade' }),
    /** As the viewer types it, in lower case; for own ID the email address. */
    identifier: text().notNull(),
    /** See identity/secrets.ts for the format; null for a viewer who has only signed in with other providers. */
    secretHash: text('secret_hash'),
    role: text().notNull(),
    missingInformation: text('missing_information').notNull(),
    linkedAccounts: jsonb('linked_accounts').$type<string[]>().notNull(),
    partition: text(),
    blocked: boolean().notNull(),
    firstSignInAt: instant('first_sign_in_at'),
    /** What the realm's forms have asked for, by the id of the field. */
    fields: jsonb().$type<FieldValues>().notNull().default({}),
    /** Where it is not the identifier: of accounts that are kept at a provider. */
    email: text(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Counts how often the ways into the account were ended; see identity/ways-in.ts. */
    generation: integer().notNull().default(0),
  },
  (table) => [unique('viewers_identifier').on(table.realmId, table.identifier)],
);

/** Who watches with a viewer's account. Without a profile it is the viewer, a grown-up. */
export const profiles = pgTable(
  'profiles',
  {
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ['adult', 'child'] }).notNull(),
    /** Which one watches now: one at most. */
    current: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.name] }),
    uniqueIndex('profiles_current').on(table.viewerId).where(sql`${table.current}`),
  ],
);

/** Who a viewer is at another provider. */
export const identities = pgTable(
  'identities',
  {
    realmId: text('realm_id')
      .notNull()
      .references(() => realms.id, { onDelete: 'cascade' }),
    /** The provider with its client, such as `openid/nations`. */
    provider: text().notNull(),
    /** The provider's own name for the viewer; never changes and never means anybody else. */
    subject: text().notNull(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    /** What the provider has opened for the viewer, by the provider's names. */
    entitlements: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.provider, table.subject] }),
    index('identities_by_viewer').on(table.viewerId),
  ],
);

/** A viewer who was sent to a provider's pages; what comes back is held against it, once. */
export const trips = pgTable(
  'trips',
  {
    /** SHA-256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    realmId: text('realm_id')
      .notNull()
      .references(() => realms.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('trips_by_expiry').on(table.expiresAt)],
);

/** Links that sign in, by email: each works once, and is kept for a day longer, so that late viewers are told what happened. */
export const magicLinks = pgTable(
  'magic_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('magic_links_by_expiry').on(table.expiresAt)],
);

/** What viewers answered to a realm's terms. A later answer stands beside the earlier one: nothing is ever overwritten. */
export const consentAnswers = pgTable(
  'consent_answers',
  {
    /** In the order of the answers. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    fieldName: text('field_name').notNull(),
    /** Of the text that was read. */
    version: text().notNull(),
    accepted: boolean().notNull(),
    /** The language that the text was read in. */
    locale: text().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [index('consent_answers_by_viewer').on(table.viewerId, table.fieldName)],
);

/** What viewers want to find again. A title of the catalogue's that goes and comes back is a favourite still. */
export const favourites = pgTable(
  'favourites',
  {
    /** In the order in which they were kept. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    titleId: text('title_id').notNull(),
  },
  (table) => [uniqueIndex('favourites_by_title').on(table.viewerId, table.titleId)],
);

/** Tokens in letters to viewers: for a new secret, which work once, and that confirm an address. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<'secret' | 'email'>().notNull(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    /** Where the letter went. */
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mailed_tokens_by_viewer').on(table.viewerId),
    index('mailed_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** Tokens with which an agent may act as a viewer: each works once. */
export const impersonations = pgTable(
  'impersonations',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('impersonations_by_expiry').on(table.expiresAt)],
);

export type DeviceState = 'pending' | 'approved' | 'refused' | 'spent';

/** Televisions that ask to be signed in (RFC 8628); kept for a day longer, so that late viewers are told what happened. */
export const deviceCodes = pgTable(
  'device_codes',
  {
    /** SHA-256 of the device code. */
    codeHash: text('code_hash').primaryKey(),
    realmId: text('realm_id')
      .notNull()
      .references(() => realms.id, { onDelete: 'cascade' }),
    /** Without its hyphen. */
    userCode: text('user_code').notNull(),
    name: text().notNull(),
    kind: text().notNull(),
    /** The address that the device asked from. */
    address: text().notNull(),
    state: text().$type<DeviceState>().notNull(),
    /** Who let it in. */
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

/** Proofs of vendors' that sign somebody in by themselves: each works once. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** SHA-256 of the proof. */
    proofHash: text('proof_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_proofs_by_expiry').on(table.expiresAt)],
);

/** Keys that viewers' devices have made, of which the private halves never leave them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => viewers.id, { onDelete: 'cascade' }),
    /** The device's name for the key, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that the key was used; 0 where it does not count. */
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

/** What a device was asked to sign; what it answers is held against it, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    realmId: text('realm_id')
      .notNull()
      .references(() => realms.id, { onDelete: 'cascade' }),
    /** Whose passkey is being made; null when somebody signs in. */
    viewerId: uuid('viewer_id').references(() => viewers.id, { onDelete: 'cascade' }),
    /** The site that asked: scheme, host and port. */
    site: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_expiry').on(table.expiresAt)],
);

/** One sign-in, or one guest's visit: the family that all its refresh tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: text('realm_id')
      .notNull()
      .references(() => realms.id, { onDelete: 'cascade' }),
    /** Null for a guest, whose identifier is the session's. */
    viewerId: uuid('viewer_id').references(() => viewers.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    partition: text(),
    /** The agent who acts as the viewer; null for everybody's own sessions. */
    agentId: uuid('agent_id').references(() => viewers.id, { onDelete: 'cascade' }),
    /** What a provider gave us in the viewer's name. */
    providerToken: text('provider_token'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because'),
    /** The browser that uses it, in short; empty when it does not say. */
    device: text().notNull().default(''),
    /** Where it was last used, without the part that names one house. */
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
    /** Of a used token: what its successor is made of, together with the token itself, which is stored nowhere. */
    successorSalt: text('successor_salt'),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
);

/** Kept beside the data, so that tokens signed before a restart, or by another process, still verify. */
export const signingKeys = pgTable('signing_keys', {
  id: text().primaryKey(),
  privateKey: jsonb('private_key').$type<Record<string, unknown>>().notNull(),
  publicKey: jsonb('public_key').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull(),
});
