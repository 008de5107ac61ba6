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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { realmId } from '../../../kernel/realms/tables';
import { viewerId } from '../../identity/viewers/tables';
import type { ContentVoucher } from '../orders/order-content';

export interface PendingAction {
  action:
    | 'REFRESH_PAYMENT_DETAILS'
    | 'PAUSE_REQUESTED'
    | 'RESUME_REQUESTED'
    | 'CONFIRMED_PAYMENT_REQUIRED';
  requestedAt: string;
  actionDueBy?: string;
}

/** The licences that viewers have or had. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    realmId: realmId(),
    viewerId: viewerId(),
    licenceId: integer('licence_id').notNull(),
    familyId: integer('family_id'),
    /** The order that bought it; null for one that was given. */
    orderId: uuid('order_id'),
    sku: text(),
    /** `pending`: it begins when the present one of its family ends. */
    state: text({ enum: ['inactive', 'trial', 'active', 'pending', 'ended'] }).notNull(),
    /** Periods are counted from here; the end of a trial where there was one. */
    anchorAt: instant('anchor_at').notNull(),
    /** The period that ends at the anchor: 0, but after time that a credit has paid for. */
    anchorN: integer('anchor_n').notNull().default(0),
    /** The period that is paid for; 0 in a trial, and for one that has begun and is to be charged. */
    n: integer().notNull(),
    period: text(),
    startsAt: instant('starts_at').notNull(),
    /** When it ends unless it is renewed; null for no end. Access to what renews goes on for the grace (`accessEnd`). */
    endsAt: instant('ends_at'),
    /** When its renewal is tried again, or its grace ends; null for at `endsAt`, and after other details were chosen. */
    nextTryAt: instant('next_try_at'),
    autoRenew: boolean('auto_renew').notNull(),
    /** What is charged at `endsAt`, in minor units; null where nothing is. */
    renewalAmount: bigint('renewal_amount', { mode: 'number' }),
    currency: text(),
    scale: integer(),
    /** What the present period is worth, in minor units: its price less reductions, without a tax on top. */
    paid: bigint({ mode: 'number' }).notNull().default(0),
    /** What an earlier licence's credit was worth beyond the price; it pays for the time behind the first period, until `endsAt`. */
    carried: bigint({ mode: 'number' }).notNull().default(0),
    /** Those that it was bought with; renewals cost less by those that hold for good. */
    vouchers: jsonb().$type<ContentVoucher[]>().notNull().default([]),
    /** The row of the details that pay next. */
    paysWith: uuid('pays_with'),
    /** The partner who is paid for it; null for what is paid for here. */
    managedBy: text('managed_by'),
    pendingActions: jsonb('pending_actions').$type<PendingAction[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_live')
      .on(table.viewerId, table.familyId)
      .where(sql`${table.state} in ('inactive', 'trial', 'active')`),
    uniqueIndex('subscriptions_pending')
      .on(table.viewerId, table.familyId)
      .where(sql`${table.state} = 'pending'`),
    uniqueIndex('subscriptions_once')
      .on(table.viewerId, table.licenceId)
      .where(sql`${table.state} <> 'ended'`),
    index('subscriptions_by_viewer').on(table.viewerId),
    index('subscriptions_by_end').on(table.state, table.endsAt),
  ],
);

/** The periods that were charged: each once. */
export const charges = pgTable(
  'charges',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    orderId: uuid('order_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.n] })],
);

/** Who has had a trial, as hashes alone; they outlive the account. */
export const trials = pgTable(
  'trials',
  {
    realmId: realmId(),
    kind: text({ enum: ['viewer', 'card', 'email'] }).notNull(),
    hash: text().notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.kind, table.hash] })],
);
