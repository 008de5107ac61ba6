import type { OperatorTexts } from '@marquee/origin-client/operator-texts';
import type {
  BannerSection,
  Localised,
  PluginSection,
  RichTextSection,
  Target,
} from '@marquee/realm';
import { type PluginPlace, type PluginView, pluginView } from './plugin-view';

/** Sections that show texts and pictures of the realm itself, or another site's page. */
export type TextSection = RichTextSection | BannerSection | PluginSection;

/** A picture of the realm's own, in its one size. */
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
  /** The button. Whether its page exists depends on the viewer as well, so the banner decides that. */
  action?: { label: string; to: Target };
}

export type TextSectionView = RichTextView | BannerView | PluginView;

/** The sources of a section's texts, and the page that it is on. */
export interface TextSectionContext {
  /** The text in the page's language; empty when there is none. */
  text: (localised: Localised | undefined) => string;
  /** The origin's rich texts, by key. */
  kept?: OperatorTexts['texts'] | undefined;
  /** The page that plugins are on. */
  place: PluginPlace;
}

/** A section as its page shows it. */
export function textSection(section: TextSection, context: TextSectionContext): TextSectionView {
  switch (section.type) {
    case 'richText':
      return richTextView(section, context);
    case 'banner':
      return bannerView(section, context);
    case 'plugin':
      return pluginView(section, context.place, context.text);
  }
}

function richTextView(
  { id, key, title, text }: RichTextSection,
  context: TextSectionContext,
): RichTextView {
  const kept = key === undefined ? undefined : context.kept?.get(key);
  // The origin's heading belongs to the origin's text, so it is not shown over the realm's.
  const heading = (kept?.html && kept.title) || context.text(title);
  return {
    type: 'richText',
    id,
    title: heading || undefined,
    html: kept?.html ?? context.text(text),
  };
}

function bannerView(
  { id, title, text, image, action }: BannerSection,
  context: TextSectionContext,
): BannerView {
  return {
    type: 'banner',
    id,
    title: context.text(title),
    text: context.text(text) || undefined,
    image: image && { ...image, alt: context.text(image.alt) },
    action: action && { label: context.text(action.label), to: action.to },
  };
}
