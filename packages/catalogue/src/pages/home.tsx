import type { Realm, Section } from '@marquee/realm';
import {
  type LoaderContext,
  loadSections,
  type PageModule,
  type SectionsView,
} from '@marquee/renderer';
import { homeHead } from '../home/home-head';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { HomePage as Page } from '../home/HomePage';

export const loader = (context: LoaderContext): Promise<SectionsView> =>
  loadSections(context.site.realm.pages.home.sections, context);

export const head: NonNullable<PageModule<SectionsView>['head']> = homeHead;

export const sections = ({ pages }: Realm): readonly Section['type'][] =>
  pages.home.sections.map(({ type }) => type);
