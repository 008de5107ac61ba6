import type { HomeQuery } from '@marquee/origin-client/catalogue';
import type { CardShape, RailSection, Section } from '@marquee/realm';
import { type TitleView, titleView, type Words } from './title-view';

/** A picture as the pages show it; cards are decorative beside their titles, so there are no words in it. */
export interface PictureView {
  url: string;
  width: number;
  height: number;
  tone: string;
}

export interface CardView extends TitleView {
  picture: PictureView;
}

export interface HeroView extends TitleView {
  tagline?: string;
  /** Events only; they have no other facts here. */
  league?: string;
  picture: PictureView;
  mobilePicture: PictureView;
}

export type SectionView =
  | { type: 'hero'; id: string; heroes: HeroView[] }
  | { type: 'rail'; id: string; title: string; shape: CardShape; cards: CardView[] };

/** What the home page shows, and no more: it travels inside the page. */
export interface HomeView {
  sections: SectionView[];
}

/** How the realm calls a rail; the origin's own title and the source's name stand in for it. */
export type RailTitle = (section: RailSection) => string;

/** The answer in the realm's order. Sections without anything in them are left out. */
export function homeView(
  sections: readonly Section[],
  answer: HomeQuery,
  railTitle: RailTitle,
  words: Words,
): HomeView {
  return {
    sections: sections.flatMap((section): SectionView[] => {
      if (section.type === 'hero') {
        const heroes = (answer.heroes ?? [])
          .slice(0, section.limit)
          .map((hero) => heroView(hero, words));
        return heroes.length > 0 ? [{ type: 'hero', id: section.id, heroes }] : [];
      }
      const rail = answer.rails.find(({ key }) => key === section.id);
      const cards = (rail?.items.edges ?? []).map(
        ({ node }): CardView => ({
          ...titleView(node, words),
          picture: pictureView(node.images[section.shape]),
        }),
      );
      if (cards.length === 0) return [];
      const title = railTitle(section) || rail?.title || words.t(`home.source.${section.source}`);
      return [{ type: 'rail', id: section.id, title, shape: section.shape, cards }];
    }),
  };
}

type HeroAnswer = NonNullable<HomeQuery['heroes']>[number];

function heroView({ tagline, title }: HeroAnswer, words: Words): HeroView {
  const line = tagline || title.synopsis;
  const { facts, ...view } = titleView(title, words);
  const league = title.__typename === 'LiveEvent' ? title.league : null;
  return {
    ...view,
    ...(facts && title.__typename !== 'LiveEvent' ? { facts } : {}),
    ...(line ? { tagline: line } : {}),
    ...(league ? { league } : {}),
    picture: pictureView(title.images.hero),
    mobilePicture: pictureView(title.images.heroMobile),
  };
}

function pictureView({ url, width, height, tone }: PictureView): PictureView {
  return { url, width, height, tone };
}
