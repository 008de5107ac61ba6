import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Viewer } from '../../identity';
import { type Catalogue, pricesFor, readCatalogue } from '../catalogue/read-catalogue';
import { voucherClaims, vouchers } from '../catalogue/tables';
import { orders } from '../orders/tables';
import { type EntryOrigin, entryOrigin } from '../rules/entry-origin';
import { missingFields } from '../rules/missing-fields';
import { taxRateOf } from '../rules/tax-rates';
import { voucherRefusal } from '../rules/voucher-refusal';
import { isTaxInclusive, type Seller } from '../seller';
import {
  givesAccess,
  isHeld,
  type Subscription,
  subscriptionsOf,
} from '../subscriptions/read-subscriptions';
import { settleDue } from '../subscriptions/settle-due';
import { hadTrial, trialFacts } from '../subscriptions/trials';
import { type Quote, quoteOf, type VoucherRow } from './quote';
import { baskets } from './tables';

export type BasketRow = typeof baskets.$inferSelect;

/** Who buys, where and when. */
export interface Buying {
  viewer: Viewer;
  seller: Seller;
  now: Date;
}

/** A basket with what it costs now. */
export interface QuotedBasket {
  basket: BasketRow;
  catalogue: Catalogue;
  /** Null for an empty one, and for what is not sold to the viewer any more. */
  quote: Quote | null;
  /** Those that may be used now, with their names. */
  vouchers: readonly VoucherRow[];
  missingFields: string[];
  /** The order that pays for it and is not at rest. */
  orderUnderWay: string | null;
  /** Where the purchase began; null for an empty basket. */
  entry: EntryOrigin | null;
}

/**
 * The viewer's open basket; one is opened where there is none, also where the one that was there has been paid for while the call waited
 * for it.
 */
export async function openBasket(
  db: Database,
  { viewer }: Pick<Buying, 'viewer'>,
  { lock = false } = {},
): Promise<BasketRow> {
  const isOwn = and(eq(baskets.viewerId, viewer.id), eq(baskets.open, true));
  for (;;) {
    await db
      .insert(baskets)
      .values({ realmId: viewer.realmId, viewerId: viewer.id })
      .onConflictDoNothing();
    const found = db.select().from(baskets).where(isOwn);
    const [basket] = await (lock ? found.for('update') : found);
    if (basket) return basket;
  }
}

/** The vouchers of a basket by its codes, in their order; those that are gone are left out. */
export async function vouchersOf(
  db: Database,
  realmId: string,
  codes: readonly string[],
): Promise<VoucherRow[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.realmId, realmId), inArray(vouchers.code, [...codes])));
  return codes.flatMap((code) => rows.find((row) => row.code === code) ?? []);
}

/** The codes among these that a viewer has used, or holds in an order, each with its order. */
export async function usedCodes(
  db: Database,
  viewer: Pick<Viewer, 'id' | 'realmId'>,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: voucherClaims.code, orderId: voucherClaims.orderId })
    .from(voucherClaims)
    .where(
      and(
        eq(voucherClaims.realmId, viewer.realmId),
        eq(voucherClaims.viewerId, viewer.id),
        inArray(voucherClaims.code, [...codes]),
      ),
    );
  return new Map(rows.map(({ code, orderId }) => [code, orderId]));
}

/** The viewer's present licence of a family, this licence itself, and what is to follow. */
function heldOf(
  all: readonly Subscription[],
  licence: { id: number; familyId: number | null },
  now: Date,
) {
  const held = all.filter((one) => isHeld(one, now));
  const same = held.find(({ licenceId }) => licenceId === licence.id);
  const family =
    licence.familyId === null ? [] : held.filter((one) => one.familyId === licence.familyId);
  const present = family.find((one) => givesAccess(one, now) || one.state === 'inactive');
  return { held: same ?? present, isFollowed: family.some((one) => one.state === 'pending') };
}

/** Reads what a basket costs now. Within the caller's transaction where an order is placed. */
export async function quoteBasket(
  db: Database,
  basket: BasketRow,
  { viewer, seller, now }: Buying,
): Promise<QuotedBasket> {
  const catalogue = await readCatalogue(db, seller);
  const [live] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.basketId, basket.id), eq(orders.live, true)));
  const empty = {
    basket,
    catalogue,
    quote: null,
    vouchers: [],
    missingFields: [],
    orderUnderWay: live?.id ?? null,
    entry: null,
  };
  const price = catalogue.prices.find(({ sku }) => sku === basket.sku);
  const licence = catalogue.licences.find(({ id, sold }) => sold && id === price?.licenceId);
  if (!price || !licence) return empty;
  if (!pricesFor(catalogue, licence.id, seller.country).includes(price)) return empty;
  await settleDue(db, viewer.id, now);
  const all = await subscriptionsOf(db, viewer.id);
  const { held, isFollowed } = heldOf(all, licence, now);
  const applied = await vouchersOf(db, seller.realmId, basket.vouchers);
  const used = await usedCodes(db, viewer, basket.vouchers);
  const usable = applied.filter((one) => {
    const usedBy = used.get(one.code);
    // What an order that is under way holds is its own: it is free again for who pays in another way.
    const isOwn = live !== undefined && usedBy === live.id;
    const facts = isOwn ? { ...one, claims: one.claims - 1 } : one;
    const refusal = voucherRefusal(facts, {
      now,
      licenceId: licence.id,
      currency: price.currency,
      others: applied.filter((other) => other !== one),
      usedBefore: usedBy !== undefined && !isOwn,
    });
    return refusal === null;
  });
  const facts = trialFacts(viewer, seller.selling.trialOncePer);
  const trial =
    licence.trialDays !== null &&
    !basket.noTrial &&
    !(await hadTrial(db, seller.realmId, facts, live?.id));
  const quote = quoteOf({
    licence,
    price,
    vouchers: usable,
    held,
    heldRank: catalogue.licences.find(({ id }) => id === held?.licenceId)?.rank ?? 0,
    isFollowed,
    trial,
    taxRate: taxRateOf(seller.country),
    taxInclusive: isTaxInclusive(seller),
    now,
  });
  const costs = quote.today > 0 || quote.chargedLater;
  return {
    ...empty,
    quote,
    vouchers: usable,
    entry: entryOrigin({
      change: quote.change,
      hadLicence: all.length > 0,
      firstSignInAt: viewer.firstSignInAt,
      now,
    }),
    missingFields: costs ? missingFields(seller.country, viewer.fields) : [],
  };
}

/** Counts the basket's version up; what pays for an earlier one is refused. */
export async function changeBasket(
  tx: Database,
  id: string,
  change: Partial<Pick<BasketRow, 'sku' | 'vouchers' | 'noTrial'>>,
): Promise<BasketRow> {
  const [changed] = await tx
    .update(baskets)
    .set({ ...change, version: sql`${baskets.version} + 1` })
    .where(eq(baskets.id, id))
    .returning();
  if (!changed) throw new Error('A basket that is locked is gone.');
  return changed;
}
