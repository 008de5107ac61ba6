import type { Realm, Section } from '@marquee/realm';
import { type LoaderContext, loadSections, type SectionsView } from '@marquee/renderer';

/** The realm's lists of titles: the rails and grids of its home page, without what is around them. */
export const listsOf = ({ pages }: Pick<Realm, 'pages'>): readonly Section[] =>
  pages.home.sections.filter(({ type }) => type === 'rail' || type === 'grid');

/** Loads the first titles of each of the realm's lists. */
export const loadBrowse = (context: LoaderContext): Promise<SectionsView> =>
  loadSections(listsOf(context.site.realm), context);
