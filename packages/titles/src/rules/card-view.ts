import type { PictureFragment, TitleCardFragment } from '@marquee/origin-client/catalogue';
import type { CardShape } from '@marquee/realm';
import { type TitleFormat, type TitleView, titleView } from './title-view';

/** A picture as pages show it. It has no text: a card's picture is decoration beside the title. */
export interface PictureView {
  url: string;
  width: number;
  height: number;
  tone: string;
}

export interface CardView extends TitleView {
  picture: PictureView;
}

/** A title as a card of this shape shows it. */
export function cardView(
  title: TitleCardFragment,
  shape: CardShape,
  format: TitleFormat,
): CardView {
  return { ...titleView(title, format), picture: pictureView(title.images[shape]) };
}

/** The part of a picture that pages show. */
export function pictureView({ url, width, height, tone }: PictureFragment): PictureView {
  return { url, width, height, tone };
}
