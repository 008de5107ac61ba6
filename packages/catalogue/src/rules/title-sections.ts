import type { HomeQuery } from '@marquee/origin-client/catalogue';
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
  picture: PictureView;
  mobilePicture: PictureView;
}

export type TitleSectionView =
  | { type: 'hero'; id: string; heroes: HeroView[] }
  | { type: 'rail' | 'grid'; id: string; title: string; shape: CardShape; cards: CardView[] };

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
  const heroes = (answer.heroes ?? [])
    .slice(0, section.limit)
    .map((hero) => heroView(hero, format));
  return heroes.length > 0 ? [{ type: 'hero', id: section.id, heroes }] : [];
}

/** A rail or a grid under the realm's title, else the origin's, else the source's label. */
function cardsView(
  { type, id, title, shape, source }: RailSection | GridSection,
  answer: HomeQuery,
  format: TitleSectionFormat,
): TitleSectionView[] {
  const rail = answer.rails.find(({ key }) => key === id);
  if (!rail) return [];
  const cards = rail.items.edges.map(({ node }): CardView => cardView(node, shape, format));
  if (cards.length === 0) return [];
  const heading = format.text(title) || rail.title || format.t(`home.source.${source}`);
  return [{ type, id, title: heading, shape, cards }];
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
    picture: pictureView(title.images.hero),
    mobilePicture: pictureView(title.images.heroMobile),
  };
}
