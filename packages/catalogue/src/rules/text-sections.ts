import type { OperatorTexts } from '@marquee/origin-client/operator-texts';
import type {
  BannerSection,
  Localised,
  PluginSection,
  RichTextSection,
  Target,
} from '@marquee/realm';
import { type PluginPlace, type PluginView, pluginView } from './plugin-view';

/** Sections that show what the realm says itself, or another site's page. */
export type TextSection = RichTextSection | BannerSection | PluginSection;

/** A picture of the realm's own, as it is. */
export interface OwnPictureView {
  src: string;
  width: number;
  height: number;
  alt: string;
  tone?: string;
}

export interface RichTextView {
  type: 'richText';
  id: string;
  title?: string;
  html: string;
}

export interface BannerView {
  type: 'banner';
  id: string;
  title: string;
  text?: string;
  image?: OwnPictureView;
  /** Whether the page is there depends on the viewer as well: that is judged where the banner is rendered. */
  action?: { label: string; to: Target };
}

export type TextSectionView = RichTextView | BannerView | PluginView;

/** What a section's texts are made with. */
export interface TextSectionWords {
  /** The text in the page's language; empty when there is none. */
  text: (localised: Localised | undefined) => string;
  /** The origin's rich texts, by key. */
  kept?: OperatorTexts['texts'] | undefined;
  /** What plugins are drawn and told by. */
  place: PluginPlace;
}

/** A section as its page shows it. */
export function textSection(section: TextSection, words: TextSectionWords): TextSectionView {
  switch (section.type) {
    case 'richText':
      return richTextView(section, words);
    case 'banner':
      return bannerView(section, words);
    case 'plugin':
      return pluginView(section, words.place, words.text);
  }
}

function richTextView(
  { id, key, title, text }: RichTextSection,
  words: TextSectionWords,
): RichTextView {
  const kept = key === undefined ? undefined : words.kept?.get(key);
  // A heading in other words than its text would be about something else: the origin's is for the origin's text.
  const heading = (kept?.html && kept.title) || words.text(title);
  return {
    type: 'richText',
    id,
    title: heading || undefined,
    html: kept?.html ?? words.text(text),
  };
}

function bannerView(
  { id, title, text, image, action }: BannerSection,
  words: TextSectionWords,
): BannerView {
  return {
    type: 'banner',
    id,
    title: words.text(title),
    text: words.text(text) || undefined,
    image: image && { ...image, alt: words.text(image.alt) },
    action: action && { label: words.text(action.label), to: action.to },
  };
}
