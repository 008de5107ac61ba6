import type { HomeQuery } from '@marquee/origin-client/catalogue';
import type {
  BannerSection,
  CardShape,
  GridSection,
  Localised,
  RailSection,
  Section,
} from '@marquee/realm';
import { type PluginPlace, type PluginView, pluginView } from './plugin-view';
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

/** A picture of the realm's own, as it is. */
export interface OwnPictureView {
  src: string;
  width: number;
  height: number;
  alt: string;
  tone?: string;
}

export interface BannerView {
  type: 'banner';
  id: string;
  title: string;
  text?: string;
  image?: OwnPictureView;
  /** Absent as well when the page it would lead to is not there. */
  action?: { label: string; href: string };
}

export type SectionView =
  | { type: 'hero'; id: string; heroes: HeroView[] }
  | { type: 'rail' | 'grid'; id: string; title: string; shape: CardShape; cards: CardView[] }
  | { type: 'richText'; id: string; title?: string; html: string }
  | BannerView
  | PluginView;

/** What a page of sections shows, and no more: it travels inside the page. */
export interface SectionsView {
  sections: SectionView[];
}

/** What of the site a section's words and links are made with. */
export interface SectionWords extends Words {
  /** The text in the page's language; empty when there is none. */
  text: (localised: Localised | undefined) => string;
  /** Where a target leads; null when its page is not there. */
  address: (target: NonNullable<BannerSection['action']>['to']) => string | null;
  /** What plugins are drawn and told by. */
  place: PluginPlace;
}

/** The answer in the realm's order. Sections without anything in them are left out. */
export function sectionsView(
  sections: readonly Section[],
  answer: HomeQuery,
  words: SectionWords,
): SectionsView {
  return { sections: sections.flatMap((section) => sectionView(section, answer, words)) };
}

function sectionView(section: Section, answer: HomeQuery, words: SectionWords): SectionView[] {
  switch (section.type) {
    case 'hero': {
      const heroes = (answer.heroes ?? [])
        .slice(0, section.limit)
        .map((hero) => heroView(hero, words));
      return heroes.length > 0 ? [{ type: 'hero', id: section.id, heroes }] : [];
    }
    case 'rail':
    case 'grid':
      return cardsView(section, answer, words);
    case 'richText': {
      const title = words.text(section.title);
      const html = words.text(section.text);
      return [{ type: 'richText', id: section.id, ...(title ? { title } : {}), html }];
    }
    case 'banner':
      return [bannerView(section, words)];
    case 'plugin':
      return [pluginView(section, words.place, words.text)];
  }
}

/** The realm's own title, else the origin's, else the source's name. */
function cardsView(
  { type, id, title, shape, source }: RailSection | GridSection,
  answer: HomeQuery,
  words: SectionWords,
): SectionView[] {
  const rail = answer.rails.find(({ key }) => key === id);
  const cards = (rail?.items.edges ?? []).map(
    ({ node }): CardView => ({
      ...titleView(node, words),
      picture: pictureView(node.images[shape]),
    }),
  );
  if (cards.length === 0) return [];
  const heading = words.text(title) || rail?.title || words.t(`home.source.${source}`);
  return [{ type, id, title: heading, shape, cards }];
}

function bannerView(
  { id, title, text, image, action }: BannerSection,
  words: SectionWords,
): BannerView {
  const line = words.text(text);
  const href = action && words.address(action.to);
  return {
    type: 'banner',
    id,
    title: words.text(title),
    ...(line ? { text: line } : {}),
    ...(image ? { image: { ...image, alt: words.text(image.alt) } } : {}),
    ...(action && href ? { action: { label: words.text(action.label), href } } : {}),
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
