import type { GridSection, RailSection, Realm } from '@marquee/realm';
import type { LoaderContext, Site } from '@marquee/renderer';
import { type CardsRequest, type CardsView, loadCards, loadCardsAt } from '../listing/load-cards';
import { notFound } from '../listing/not-found';
import { railSource } from '../rules/title-queries';
import { sectionTitle } from '../rules/title-sections';

const TITLES = 24;

/** A section of the home page with a list of titles of its own. */
export type ListedSection = RailSection | GridSection;

export interface SectionPageView extends CardsView {
  title: string;
}

/** The section of the realm's home page with this id; undefined for a text, a hero and an unknown id. */
export function listedSection(
  { pages }: Pick<Realm, 'pages'>,
  id: string | undefined,
): ListedSection | undefined {
  const section = pages.home.sections.find((one) => one.id === id);
  return section?.type === 'rail' || section?.type === 'grid' ? section : undefined;
}

const titlesOf = (section: ListedSection): CardsRequest => ({
  source: railSource(section),
  collection: section.collection,
  shape: section.shape,
  first: TITLES,
});

/**
 * Loads the titles of the section that a page's address names.
 * @throws {Response} 404 where the realm has no such section
 */
export async function loadSection(context: LoaderContext): Promise<SectionPageView> {
  const { site, params } = context;
  const section = listedSection(site.realm, params.id);
  if (!section) throw notFound();
  const view = await loadCardsAt(context, titlesOf(section));
  return { ...view, title: sectionTitle(section, view.heading, site) };
}

/** Loads the titles of a section after a cursor. */
export const moreOfSection = (
  site: Site,
  section: ListedSection,
  after: string,
): Promise<CardsView> => loadCards(site, { ...titlesOf(section), after });
