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

/** The pages of the account and of signing in, which another package has: pages lead there. */
const account = defineFeature({
  name: 'account',
  labels: commerce.labels,
  routes: [
    { name: 'account', load: async () => ({ Page: () => null }) },
    { name: 'login', load: async () => ({ Page: () => null }) },
  ],
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
  realm: parts,
  environment,
  ...visit
}: {
  as?: WorkshopViewer;
  answers?: WorkshopAnswers;
  /** Parts of the realm that are otherwise than usual. */
  realm?: Partial<Realm>;
  /** The labels of a part that is shown without the page that loads them. */
  labels?: Readonly<Record<string, string>>;
  /** Where the site is rendered; in the browser by default. */
  environment?: 'server' | undefined;
}) {
  const realm = sellingRealm(parts);
  const { default: labels } = await shellLabels.en();
  return siteFixture({
    realm,
    features: [commerce, account],
    locale: 'en',
    labels: { ...labels, ...own },
    ...workshopVisit(realm, 'en', visit),
    environment: environment ?? 'browser',
  });
}
