import { query, readAnswer, TitleDocument } from '@marquee/origin-client/catalogue';
import type { LoaderContext } from '@marquee/renderer';
import { notFound } from '../listing/not-found';
import { leadToOwnAddress } from './canonical-path';
import { loadTitleReading } from './load-title-reading';
import { type TitlePageView, titlePageView } from './title-page-view';

/** How many titles are shown below one. */
const RELATED = 12;

/**
 * Loads the title that a page's address names.
 * @throws {Response} 404 where the realm has no such title; a redirect where its own address is another
 */
export async function loadTitlePage(context: LoaderContext, id: string): Promise<TitlePageView> {
  const view = await loadTitle(context, id);
  leadToOwnAddress(context.site, view, context.url);
  return view;
}

/**
 * Loads a title as its page shows it.
 * @throws {Response} 404 where the realm has no such title
 */
export async function loadTitle(
  { site, origin, signal }: LoaderContext,
  id: string,
): Promise<TitlePageView> {
  const [{ title }, reading] = await Promise.all([
    query(origin, TitleDocument, { id, related: RELATED }, { signal }),
    loadTitleReading(site),
  ]);
  if (!title) throw notFound();
  return readAnswer(() => titlePageView(title, title.related, reading));
}
