import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Subscription } from '../subscriptions/read-subscriptions';
import { paymentDetails } from './tables';

export type DetailsRow = typeof paymentDetails.$inferSelect;

/** The licences that details are to be charged for: those that renew, and those that wait for the viewer's word or their turn. */
export const paidBy = (row: DetailsRow, all: readonly Subscription[]): number[] =>
  all
    .filter(
      ({ paysWith, state, autoRenew }) =>
        paysWith === row.id && state !== 'ended' && (autoRenew || state === 'inactive'),
    )
    .map(({ licenceId }) => licenceId);

/** Payment details as the contract shows them (schema `Card`). */
export const cardView = (row: DetailsRow, own: readonly Subscription[]) => ({
  cardId: row.id,
  cardType: row.brand,
  last4Digits: row.last4,
  cardHolder: row.holder,
  showEula: false,
  paymentProviderId: row.provider,
  licences: paidBy(row, own),
  paymentMethodType: row.method,
  expiry: row.expiry ?? undefined,
  account: row.account ?? undefined,
  default: row.isDefault,
});

/** A viewer's payment details, the default first (2.3-21). */
export async function detailsOf(db: Database, viewerId: string): Promise<DetailsRow[]> {
  const rows = await db
    .select()
    .from(paymentDetails)
    .where(eq(paymentDetails.viewerId, viewerId))
    .orderBy(paymentDetails.createdAt);
  return [...rows.filter(({ isDefault }) => isDefault), ...rows.filter((row) => !row.isDefault)];
}
