import type { HomeQuery, TitleCardFragment } from '@marquee/origin-client/catalogue';
import type { OperatorTexts } from '@marquee/origin-client/operator-texts';
import type {
  BannerSection,
  CardShape,
  GridSection,
  Localised,
  RailSection,
  Section,
  Target,
} from '@marquee/realm';
import type { PageFailure } from '@marquee/renderer';
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
  /** Whether the page is there depends on the viewer as well: it is seen when the banner is drawn. */
  action?: { label: string; to: Target };
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
  /** The zone in which the titles' times are told, in words; only where there is a time on the page. */
  zone?: string;
  /** The brand's own words stand where the origin was asked for others: all is there to be read, and no cache keeps it. */
  incomplete?: 'words' | PageFailure;
}

/** What of the site a section's words and links are made with. */
export interface SectionWords extends Words {
  /** The text in the page's language; empty when there is none. */
  text: (localised: Localised | undefined) => string;
  /** What the origin keeps of rich texts, by key. */
  kept?: OperatorTexts['texts'] | undefined;
  /** The zone of `starts`, in words. */
  zone?: string;
  /** What plugins are drawn and told by. */
  place: PluginPlace;
}

/** The answer in the realm's order. Sections without anything in them are left out. */
export function sectionsView(
  sections: readonly Section[],
  answer: HomeQuery,
  words: SectionWords,
): SectionsView {
  const views = sections.flatMap((section) => sectionView(section, answer, words));
  return { sections: views, zone: views.some(tellsTime) ? words.zone : undefined };
}

function tellsTime(section: SectionView): boolean {
  if (section.type === 'hero') return section.heroes.some(({ starts }) => starts);
  return 'cards' in section && section.cards.some(({ starts }) => starts);
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
      const kept = section.key === undefined ? undefined : words.kept?.get(section.key);
      // A heading in other words than its text would be about something else: the origin's is for the origin's text.
      const title = (kept?.html && kept.title) || words.text(section.title);
      const html = kept?.html ?? words.text(section.text);
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
  if (!rail) return [];
  const cards = rail.items.edges.map(({ node }): CardView => cardView(node, shape, words));
  if (cards.length === 0) return [];
  const heading = words.text(title) || rail.title || words.t(`home.source.${source}`);
  return [{ type, id, title: heading, shape, cards }];
}

/** A title as a card of this shape shows it. */
export function cardView(title: TitleCardFragment, shape: CardShape, words: Words): CardView {
  return { ...titleView(title, words), picture: pictureView(title.images[shape]) };
}

function bannerView(
  { id, title, text, image, action }: BannerSection,
  words: SectionWords,
): BannerView {
  const line = words.text(text);
  return {
    type: 'banner',
    id,
    title: words.text(title),
    ...(line ? { text: line } : {}),
    ...(image ? { image: { ...image, alt: words.text(image.alt) } } : {}),
    ...(action ? { action: { label: words.text(action.label), to: action.to } } : {}),
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
