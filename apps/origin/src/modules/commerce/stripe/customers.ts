import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { payments } from '../orders/tables';
import { companyCustomers } from './tables';

const PROVIDER = 'stripe';

export interface Customers {
  /** Stripe's name of a viewer, or of the earlier owner of their account whose payment it is; made once. */
  of(viewerId: string, payment?: string): Promise<string>;
  /** The viewer of a customer, or a name that is no viewer's for an earlier owner; undefined for one that is not ours. */
  viewerOf(customer: string): Promise<string | undefined>;
}

/**
 * Viewers as Stripe's customers. The row, and the key to make a customer with, are stored before Stripe hears of it.
 * @param create makes a customer at Stripe, once for a key
 */
export function createCustomers(
  db: Database,
  create: (viewerId: string, key: string) => Promise<string>,
): Customers {
  async function rowOf(viewerId: string, isEarlier: boolean) {
    const { endedAt } = companyCustomers;
    const [row] = await db
      .select()
      .from(companyCustomers)
      .where(
        and(
          eq(companyCustomers.viewerId, viewerId),
          eq(companyCustomers.provider, PROVIDER),
          isEarlier ? isNotNull(endedAt) : isNull(endedAt),
        ),
      )
      .orderBy(desc(endedAt))
      .limit(1);
    return row;
  }

  async function isEarlierOwners(payment: string): Promise<boolean> {
    const [row] = await db
      .select({ hidden: payments.hidden })
      .from(payments)
      .where(eq(payments.id, payment));
    return row?.hidden ?? false;
  }

  return {
    async of(viewerId, payment) {
      const isEarlier = payment !== undefined && (await isEarlierOwners(payment));
      if (!(await rowOf(viewerId, isEarlier)))
        await db
          .insert(companyCustomers)
          .values({ viewerId, provider: PROVIDER, endedAt: isEarlier ? sql`now()` : null })
          .onConflictDoNothing();
      const row = await rowOf(viewerId, isEarlier);
      if (!row) throw new Error('A customer could not be stored.');
      if (row.exid !== null) return row.exid;
      const exid = await create(viewerId, row.id);
      await db.update(companyCustomers).set({ exid }).where(eq(companyCustomers.id, row.id));
      return exid;
    },
    async viewerOf(customer) {
      const [row] = await db
        .select()
        .from(companyCustomers)
        .where(and(eq(companyCustomers.provider, PROVIDER), eq(companyCustomers.exid, customer)));
      return row?.endedAt ? row.id : row?.viewerId;
    },
  };
}

/** Ends what a viewer is to companies, once their account passes to another owner. */
export const endCustomers = (tx: Database, viewerId: string): Promise<unknown> =>
  tx
    .update(companyCustomers)
    .set({ endedAt: sql`now()` })
    .where(and(eq(companyCustomers.viewerId, viewerId), isNull(companyCustomers.endedAt)));
