import { type NewsCardFragment, type NewsQuery, readEach } from '@marquee/origin-client/catalogue';
import {
  type LoadedTitleFormat,
  type PictureView,
  pictureView,
  type TitleView,
} from '@marquee/titles';
import type { Rows } from '../listing/rows';

/** A kind of news, as editors sort it. */
export type FeedView = NewsCardFragment['feed'];

/** An instant with its text, which is true before the viewer's zone is known. */
type Moment = Pick<TitleView, 'startsAt' | 'starts'>;

/** An article as a card shows it. */
export interface NewsCardView {
  id: string;
  feed: FeedView;
  heading: string;
  published: Moment;
  /** Absent where it has none: a card has a drawing in its place. */
  picture?: PictureView;
}

/**
 * An article as a card shows it.
 * @throws {TypeError} for one without an id, a heading or a feed: there is nothing to show or to lead to
 */
export function newsCardView(
  { id, feed, heading, publishedAt, pictures }: NewsCardFragment,
  format: LoadedTitleFormat,
): NewsCardView {
  if (!id || !heading || !feed.id)
    throw new TypeError('An article needs an id, a heading and a feed.');
  const [main] = pictures;
  return {
    id,
    feed: { id: feed.id, name: feed.name },
    heading,
    published: momentOf(publishedAt, format),
    picture: main && pictureView(main.image),
  };
}

export const momentOf = (instant: string, { starts }: LoadedTitleFormat): Moment => ({
  startsAt: instant,
  starts: starts?.(instant),
});

/** One page of articles. */
export const newsRows = (
  { edges, pageInfo }: NewsQuery['news'],
  format: LoadedTitleFormat,
): Rows<NewsCardView> => ({
  rows: readEach(edges, ({ node }) => newsCardView(node, format)),
  after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});
