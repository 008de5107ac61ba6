import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { DetailsFacts } from './details-facts';
import { forgetDetails } from './forget-details';
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
  const same = and(
    eq(paymentDetails.viewerId, viewerId),
    eq(paymentDetails.provider, facts.provider),
    eq(paymentDetails.fingerprint, facts.fingerprint),
    ne(paymentDetails.exid, facts.exid),
  );
  // The company has it twice now, and is charged by its last name.
  await forgetDetails(tx, await tx.select().from(paymentDetails).where(same));
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

/** Tells whether these can be kept: the same card given again takes no further place. */
export async function hasPlaceFor(
  db: Database,
  viewerId: string,
  { provider, fingerprint }: Pick<DetailsFacts, 'provider' | 'fingerprint'>,
): Promise<boolean> {
  const own = await db.select().from(paymentDetails).where(eq(paymentDetails.viewerId, viewerId));
  return (
    own.length < MOST_DETAILS ||
    own.some((one) => one.provider === provider && one.fingerprint === fingerprint)
  );
}

/** What a provider is asked with, of details that are kept. */
export const factsOfRow = (row: typeof paymentDetails.$inferSelect): DetailsFacts => {
  const { provider, method, exid, fingerprint, brand, last4, holder, expiry, account } = row;
  return { provider, method, exid, fingerprint, brand, last4, holder, expiry, account };
};
