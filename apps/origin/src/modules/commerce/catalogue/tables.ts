import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, type Localised } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { viewerId } from '../../identity/viewers/tables';

/** The titles that a licence includes, among those that need one. */
export type Grants =
  | { scope: 'all' | 'videos' | 'events' }
  | { scope: 'titles'; titles: readonly string[] };

/** A partner who sells a licence on pages of its own. */
export interface ExternalSeller {
  provider: string;
  name: string;
  /** A path at the partner's own address. */
  path: string;
}

/** Families of licences; of each a viewer has one at a time. */
export const licenceFamilies = pgTable(
  'licence_families',
  {
    realmId: realmId(),
    id: integer().notNull(),
    names: jsonb().$type<Localised>().notNull(),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.id] })],
);

/** What a realm sells. */
export const licences = pgTable(
  'licences',
  {
    realmId: realmId(),
    id: integer().notNull(),
    familyId: integer('family_id'),
    rank: integer().notNull(),
    place: integer().notNull(),
    type: text({ enum: ['FREE', 'OTHER'] }).notNull(),
    strategy: text({ enum: ['SUBSCRIPTION', 'FIXED_DATE', 'PAY_PER_VIEW', 'EXTERNAL'] }).notNull(),
    /** Of a subscription; null for others, and for one that is free for good. */
    period: text(),
    /** Of pay-per-view. */
    accessHours: integer('access_hours'),
    trialDays: integer('trial_days'),
    activation: text({ enum: ['IMMEDIATE', 'CONFIRM_PAYMENT'] }).notNull(),
    names: jsonb().$type<Localised>().notNull(),
    descriptions: jsonb().$type<Localised>().notNull(),
    /** What it includes, a text each. */
    features: jsonb().$type<readonly Localised[]>().notNull(),
    /** The period for which prices are compared. */
    marketingPeriod: text('marketing_period'),
    grants: jsonb().$type<Grants>().notNull(),
    external: jsonb().$type<ExternalSeller>(),
    /** Null for one that is no longer sold. */
    sold: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.id] })],
);

/** Prices; one that has changed is a row more, of a higher version. */
export const prices = pgTable(
  'prices',
  {
    realmId: realmId(),
    sku: text().notNull(),
    licenceId: integer('licence_id').notNull(),
    version: integer().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().notNull(),
    scale: integer().notNull(),
    /** The countries that it is for; null for the realm's default. */
    countries: text().array(),
    /** The lowest price of the thirty days before it was reduced; null where it was not. */
    priorAmount: integer('prior_amount'),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.sku] })],
);

/** Vouchers. How often they were used is counted here, in the statement that claims one. */
export const vouchers = pgTable(
  'vouchers',
  {
    realmId: realmId(),
    /** In capitals, without hyphens and spaces. */
    code: text().notNull(),
    names: jsonb().$type<Localised>().notNull(),
    type: text({ enum: ['PERCENTAGE', 'AMOUNT'] }).notNull(),
    /** In hundredths of a per cent. */
    percentage: integer(),
    amount: integer(),
    currency: text(),
    scale: integer(),
    /** It holds for every later charge as well. */
    lifeTimeRepeat: boolean('life_time_repeat').notNull(),
    /** Null for all. */
    licences: integer().array(),
    /** How often it may be used; null for no end. */
    most: integer(),
    claims: integer().notNull().default(0),
    /** Not beside others. */
    alone: boolean().notNull(),
    /** The voucher that must be applied before. */
    preApply: text('pre_apply'),
    startsAt: instant('starts_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.code] })],
);

/** Vouchers that orders hold or have used: each once by one viewer. */
export const voucherClaims = pgTable(
  'voucher_claims',
  {
    realmId: realmId(),
    code: text().notNull(),
    orderId: uuid('order_id').notNull(),
    viewerId: viewerId(),
  },
  (table) => [
    primaryKey({ columns: [table.realmId, table.code, table.orderId] }),
    uniqueIndex('voucher_claims_once').on(table.realmId, table.code, table.viewerId),
  ],
);
