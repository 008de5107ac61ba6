import type { Realm } from '@marquee/realm';
import { defineFeature, shellLabels } from '@marquee/renderer';
import {
  realmFixture,
  siteFixture,
  type WorkshopAnswers,
  type WorkshopViewer,
  workshopVisit,
} from '@marquee/renderer/testing';
import { commerce } from '../commerce';

/** The account's page, which another package has: pages lead there. */
const account = defineFeature({
  name: 'account',
  labels: commerce.labels,
  routes: [{ name: 'account', load: async () => ({ Page: () => null }) }],
});

/** A realm that sells. */
export const sellingRealm = (parts: Partial<Realm> = {}): Realm =>
  realmFixture({
    commerce: {
      offerFree: false,
      order: [],
      providers: [
        { type: 'sandboxCard', frame: 'http://cards.localhost', challenge: 'http://acs.localhost' },
        { type: 'sandboxBank', address: 'http://bank.localhost' },
      ],
    },
    ...parts,
  });

/** A site with the pages of commerce, as this viewer sees it. */
export async function commerceSite({
  labels: own = {},
  ...visit
}: {
  as?: WorkshopViewer;
  answers?: WorkshopAnswers;
  /** The labels of a part that is shown without the page that loads them. */
  labels?: Readonly<Record<string, string>>;
}) {
  const realm = sellingRealm();
  const { default: labels } = await shellLabels.en();
  return siteFixture({
    realm,
    features: [commerce, account],
    locale: 'en',
    labels: { ...labels, ...own },
    ...workshopVisit(realm, 'en', visit),
  });
}
