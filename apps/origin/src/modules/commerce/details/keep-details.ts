import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { DetailsFacts } from './details-facts';
import { paymentDetails } from './tables';

/** How many payment details a viewer may keep (2 §5: the server decides). */
export const MOST_DETAILS = 5;

/** Keeps details that were paid with; the first ones are the default. The same card given again keeps its row. */
export async function keepDetails(
  tx: Database,
  { realmId, viewerId }: { realmId: string; viewerId: string },
  facts: DetailsFacts,
  now: Date,
): Promise<string> {
  const hasDefault =
    (await tx.$count(
      paymentDetails,
      and(eq(paymentDetails.viewerId, viewerId), eq(paymentDetails.isDefault, true)),
    )) > 0;
  const [kept] = await tx
    .insert(paymentDetails)
    .values({ ...facts, realmId, viewerId, isDefault: !hasDefault, createdAt: now })
    .onConflictDoUpdate({
      target: [paymentDetails.viewerId, paymentDetails.provider, paymentDetails.fingerprint],
      set: {
        exid: sql`excluded.exid`,
        holder: sql`excluded.holder`,
        expiry: sql`excluded.expiry`,
      },
    })
    .returning({ id: paymentDetails.id });
  if (!kept) throw new Error('Payment details could not be kept.');
  return kept.id;
}

/** The details of a viewer by our name for them or the provider's. */
export async function findDetails(db: Database, viewerId: string, id: string) {
  const own = await db.select().from(paymentDetails).where(eq(paymentDetails.viewerId, viewerId));
  return own.find((one) => one.id === id || one.exid === id);
}

export const countDetails = (db: Database, viewerId: string): Promise<number> =>
  db.$count(paymentDetails, eq(paymentDetails.viewerId, viewerId));

/** What a provider is asked with, of details that are kept. */
export const factsOfRow = (row: typeof paymentDetails.$inferSelect): DetailsFacts => {
  const { provider, method, exid, fingerprint, brand, last4, holder, expiry, account } = row;
  return { provider, method, exid, fingerprint, brand, last4, holder, expiry, account };
};
