import type { Realm, Section } from '@marquee/realm';
import type { PageModule, Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import type { OwnPageView } from '../own/load-own-page';
import { opening } from '../sections/opening';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadOwnPage as loader } from '../own/load-own-page';
export { OwnPage as Page } from '../own/OwnPage';

export const head: NonNullable<PageModule<OwnPageView>['head']> = (
  site: Site,
  view: OwnPageView | undefined,
): HeadData => ({
  ...(view ? { title: view.title, type: 'article' } : {}),
  description: view?.description ?? site.text(site.realm.description),
  ...(view?.type === 'sections' ? opening(site, view) : {}),
});

/** The section types of all own pages: which page this is, is known only once its content is read. */
export const sections = ({ pages }: Realm): readonly Section['type'][] =>
  pages.own.flatMap((page) => (page.type === 'sections' ? page.sectionTypes : []));
