import { NewsItemDocument, query, readAnswer, readEach } from '@marquee/origin-client/catalogue';
import type { LoaderContext } from '@marquee/renderer';
import {
  type CardView,
  cardView,
  loadTitleFormat,
  type PictureView,
  pictureView,
} from '@marquee/titles';
import { notFound } from '../listing/not-found';
import { momentOf, type NewsCardView, newsCardView, newsRows } from './news-view';

/** How many further articles are shown below one; one more is asked for, in case it is itself among them. */
const LATEST = 6;

/** An article as its page shows it. */
export interface NewsItemView extends NewsCardView {
  lead: string;
  /** HTML of the elements that the contract allows. */
  body: string;
  author?: string;
  /** When it was last corrected or added to; absent where it has not been. */
  changed?: NewsCardView['published'];
  pictures: readonly { picture: PictureView; caption?: string }[];
  /** The titles that it speaks of. */
  titles: readonly CardView[];
  latest: readonly NewsCardView[];
  /** The name of the zone of the times. */
  zone?: string;
}

/**
 * Loads the article that a page's address names.
 * @throws {Response} 404 where the feed of the address has no such article
 */
export async function loadNewsItem(context: LoaderContext): Promise<NewsItemView> {
  const { site, origin, params, signal } = context;
  const { feedName: feed = '', newId: id = '' } = params;
  const [{ newsItem, news }, format] = await Promise.all([
    query(origin, NewsItemDocument, { feed, id, latest: LATEST + 1 }, { signal }),
    loadTitleFormat(site),
  ]);
  if (!newsItem) throw notFound();
  const { lead, body, author, changedAt, pictures, titles } = newsItem;
  return readAnswer(() => ({
    ...newsCardView(newsItem, format),
    lead,
    body,
    author: author ?? undefined,
    changed: changedAt === null ? undefined : momentOf(changedAt, format),
    pictures: readEach(pictures, ({ image, caption }) => ({
      picture: pictureView(image),
      caption: caption ?? undefined,
    })),
    titles: readEach(titles, (title) => cardView(title, 'landscape', format)),
    latest: newsRows(news, format)
      .rows.filter((one) => one.id !== id)
      .slice(0, LATEST),
    zone: format.zone,
  }));
}
