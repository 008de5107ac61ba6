import type { HomeQuery } from '@marquee/origin-client/catalogue';
import type { CardShape, GridSection, HeroSection, Localised, RailSection } from '@marquee/realm';
import type { LoadedSections } from '@marquee/renderer';
import {
  type CardView,
  cardView,
  type PictureView,
  pictureView,
  type TitleView,
  type TitleWords,
  titleView,
} from '@marquee/titles';

/** Sections that show titles of the origin's catalogue. */
export type TitleSection = HeroSection | RailSection | GridSection;

export interface HeroView extends TitleView {
  tagline?: string;
  /** Events only; they have no other facts here. */
  league?: string;
  picture: PictureView;
  mobilePicture: PictureView;
}

export type TitleSectionView =
  | { type: 'hero'; id: string; heroes: HeroView[] }
  | { type: 'rail' | 'grid'; id: string; title: string; shape: CardShape; cards: CardView[] };

/** What a section's texts are made with. */
export interface TitleSectionWords extends TitleWords {
  /** The text in the page's language; empty when there is none. */
  text: (localised: Localised | undefined) => string;
  /** The zone of `starts`, in words. */
  zone?: string;
}

/** The answer section by section. Sections without a title in them are left out. */
export function titleSections(
  sections: readonly TitleSection[],
  answer: HomeQuery,
  words: TitleSectionWords,
): LoadedSections<TitleSectionView> {
  const views = sections.flatMap((section) => sectionView(section, answer, words));
  return { views, zone: views.some(tellsTime) ? words.zone : undefined };
}

function tellsTime(section: TitleSectionView): boolean {
  const titles = section.type === 'hero' ? section.heroes : section.cards;
  return titles.some(({ starts }) => starts);
}

function sectionView(
  section: TitleSection,
  answer: HomeQuery,
  words: TitleSectionWords,
): TitleSectionView[] {
  if (section.type !== 'hero') return cardsView(section, answer, words);
  const heroes = (answer.heroes ?? []).slice(0, section.limit).map((hero) => heroView(hero, words));
  return heroes.length > 0 ? [{ type: 'hero', id: section.id, heroes }] : [];
}

/** The realm's own title, else the origin's, else the source's name. */
function cardsView(
  { type, id, title, shape, source }: RailSection | GridSection,
  answer: HomeQuery,
  words: TitleSectionWords,
): TitleSectionView[] {
  const rail = answer.rails.find(({ key }) => key === id);
  if (!rail) return [];
  const cards = rail.items.edges.map(({ node }): CardView => cardView(node, shape, words));
  if (cards.length === 0) return [];
  const heading = words.text(title) || rail.title || words.t(`home.source.${source}`);
  return [{ type, id, title: heading, shape, cards }];
}

type HeroAnswer = NonNullable<HomeQuery['heroes']>[number];

function heroView({ tagline, title }: HeroAnswer, words: TitleWords): HeroView {
  const { facts, ...view } = titleView(title, words);
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
