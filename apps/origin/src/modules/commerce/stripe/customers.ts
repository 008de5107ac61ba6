import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { companyCustomers } from './tables';

const PROVIDER = 'stripe';

export interface Customers {
  /** Stripe's name of a viewer; made once. */
  of(viewerId: string): Promise<string>;
  /** The viewer of a customer; undefined for one that is not ours. */
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
  const ofViewer = (viewerId: string) =>
    and(eq(companyCustomers.viewerId, viewerId), eq(companyCustomers.provider, PROVIDER));
  return {
    async of(viewerId) {
      await db
        .insert(companyCustomers)
        .values({ viewerId, provider: PROVIDER })
        .onConflictDoNothing();
      const [row] = await db.select().from(companyCustomers).where(ofViewer(viewerId));
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
      return row?.viewerId;
    },
  };
}
