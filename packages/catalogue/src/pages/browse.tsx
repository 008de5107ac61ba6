import type { Realm, Section } from '@marquee/realm';
import type { PageModule, SectionsView } from '@marquee/renderer';
import { listsOf } from '../browse/load-browse';
import { listingLabels } from '../listing/listing-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { BrowsePage as Page } from '../browse/BrowsePage';
export { loadBrowse as loader } from '../browse/load-browse';

export const head: NonNullable<PageModule<SectionsView>['head']> = ({ t, realm }) => ({
  title: t('browse.title'),
  description: t('browse.description', { brand: realm.name }),
});

export const parts = [listingLabels];

export const sections = (realm: Realm): readonly Section['type'][] =>
  listsOf(realm).map(({ type }) => type);
