import type { Realm, Section } from '@marquee/realm';
import { type LoaderContext, loadSections, type SectionsView, type Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { HomePage as Page } from '../home/HomePage';

export const loader = (context: LoaderContext): Promise<SectionsView> =>
  loadSections(context.site.realm.pages.home.sections, context);

export const head = async (site: Site, view: SectionsView | undefined): Promise<HeadData> =>
  (await import('../home/home-head')).homeHead(site, view);

export const sections = ({ pages }: Realm): readonly Section['type'][] =>
  pages.home.sections.map(({ type }) => type);
