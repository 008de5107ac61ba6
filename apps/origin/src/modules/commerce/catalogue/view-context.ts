import type { Viewer } from '../../identity';
import { isTaxInclusive, type Seller } from '../seller';
import type { Services } from '../services';
import { hadTrial, trialFacts } from '../subscriptions/trials';
import type { ViewContext } from './licence-view';

/** What licences look like to a caller; guests have shown nothing of themselves. */
export async function viewContext(
  { database: { db }, counterparts, clock }: Services,
  seller: Seller,
  viewer: Viewer | undefined,
): Promise<ViewContext> {
  const facts = viewer ? trialFacts(viewer, seller.selling.trialOncePer) : [];
  const had = viewer && (await hadTrial(db, seller.realmId, facts));
  return {
    locale: seller.locale,
    now: clock(),
    taxInclusive: isTaxInclusive(seller),
    trialEligible: had === undefined ? 'unknown' : had ? 'no' : 'yes',
    partnerAddress: (name) => counterparts?.addressOf(name),
  };
}
