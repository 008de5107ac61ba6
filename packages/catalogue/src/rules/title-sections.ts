import { type HomeQuery, readEach } from '@marquee/origin-client/catalogue';
import type { CardShape, GridSection, HeroSection, Localised, RailSection } from '@marquee/realm';
import type { LoadedSections } from '@marquee/renderer';
import {
  type CardView,
  cardView,
  type PictureView,
  pictureView,
  type TitleFormat,
  type TitleView,
  titleView,
} from '@marquee/titles';

/** Sections that show titles of the origin's catalogue. */
export type TitleSection = HeroSection | RailSection | GridSection;

export interface HeroView extends TitleView {
  tagline?: string;
  /** The league of an event, which has no other facts here. */
  league?: string;
  /** Guests may watch it, without an account. */
  isFree?: true;
  picture: PictureView;
  mobilePicture: PictureView;
}

export type TitleSectionView =
  | { type: 'hero'; id: string; heroes: readonly HeroView[] }
  | {
      type: 'rail' | 'grid';
      id: string;
      title: string;
      shape: CardShape;
      cards: readonly CardView[];
      /** A page of all its titles shows more at once: the source has more, or a wide screen cuts the section off. */
      hasMore?: true;
    };

/** The most cards of a rail that are in view at once. */
const IN_VIEW = 5;

/** The texts and formats that sections of titles are made with. */
export interface TitleSectionFormat extends TitleFormat {
  /** The text in the page's language; empty when there is none. */
  text: (localised: Localised | undefined) => string;
  /** The name of the zone of `starts`. */
  zone?: string;
}

/** Sorts the answer into the page's sections, and leaves out sections without titles. */
export function titleSections(
  sections: readonly TitleSection[],
  answer: HomeQuery,
  format: TitleSectionFormat,
): LoadedSections<TitleSectionView> {
  const views = sections.flatMap((section) => sectionView(section, answer, format));
  return { views, zone: views.some(tellsTime) ? format.zone : undefined };
}

function tellsTime(section: TitleSectionView): boolean {
  const titles = section.type === 'hero' ? section.heroes : section.cards;
  return titles.some(({ starts }) => starts);
}

function sectionView(
  section: TitleSection,
  answer: HomeQuery,
  format: TitleSectionFormat,
): TitleSectionView[] {
  if (section.type !== 'hero') return cardsView(section, answer, format);
  const heroes = readEach(answer.heroes ?? [], (hero) => heroView(hero, format));
  return heroes.length > 0
    ? [{ type: 'hero', id: section.id, heroes: heroes.slice(0, section.limit) }]
    : [];
}

/** The realm's title of a rail or grid, else that of its collection, else the source's label. */
export const sectionTitle = (
  { title, source }: RailSection | GridSection,
  heading: string | null | undefined,
  { text, t }: Pick<TitleSectionFormat, 'text' | 't'>,
): string => text(title) || heading || t(`home.source.${source}`);

function cardsView(
  section: RailSection | GridSection,
  answer: HomeQuery,
  format: TitleSectionFormat,
): TitleSectionView[] {
  const { type, id, shape } = section;
  const rail = answer.rails.find(({ key }) => key === id);
  if (!rail) return [];
  const cards = readEach(rail.items.edges, ({ node }) => cardView(node, shape, format));
  if (cards.length === 0) return [];
  const hasMore = rail.items.pageInfo.hasNextPage || cards.length > IN_VIEW ? true : undefined;
  return [{ type, id, title: sectionTitle(section, rail.title, format), shape, cards, hasMore }];
}

type HeroAnswer = NonNullable<HomeQuery['heroes']>[number];

function heroView({ tagline, title }: HeroAnswer, format: TitleFormat): HeroView {
  const { facts, ...view } = titleView(title, format);
  const isEvent = title.__typename === 'LiveEvent';
  return {
    ...view,
    facts: isEvent ? undefined : facts,
    tagline: (tagline || title.synopsis) ?? undefined,
    league: isEvent ? (title.league ?? undefined) : undefined,
    isFree: title.accessLevel === 'FREE' ? true : undefined,
    picture: pictureView(title.images.hero),
    mobilePicture: pictureView(title.images.heroMobile),
  };
}
