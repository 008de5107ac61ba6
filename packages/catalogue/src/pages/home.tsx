import type { Realm } from '@marquee/realm';
import type { LoaderContext, PageModule } from '@marquee/renderer';
import { HomePage } from '../home/HomePage';
import { homeHead } from '../home/home-head';
import type { SectionsView } from '../rules/sections-view';
import { loadSections } from '../sections/load-sections';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { HomePage as Page };

export const loader = (context: LoaderContext): Promise<SectionsView> =>
  loadSections(context.site.realm.pages.home.sections, context);

export const head: NonNullable<PageModule<SectionsView>['head']> = homeHead;

/** Most realms have heroes and rails alone on it: the code of everything else comes where there is more. */
export async function forRealm(page: PageModule, { pages }: Realm): Promise<PageModule> {
  if (pages.home.sections.every(({ type }) => type === 'hero' || type === 'rail')) return page;
  const { FurtherSection } = await import('../sections/FurtherSection');
  return { ...page, Page: () => <HomePage FurtherSection={FurtherSection} /> };
}
