import type { LoaderContext, PageModule } from '@marquee/renderer';
import { homeHead } from '../home/home-head';
import type { SectionsView } from '../rules/sections-view';
import { loadSections } from '../sections/load-sections';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { HomePage as Page } from '../home/HomePage';

export const loader = (context: LoaderContext): Promise<SectionsView> =>
  loadSections(context.site.realm.pages.home.sections, context);

export const head: NonNullable<PageModule<SectionsView>['head']> = homeHead;
