import { OriginError } from '@marquee/origin-client';
import type { OwnPage, PageContent } from '@marquee/realm';
import {
  goOnInDocument,
  type LoaderContext,
  loadSections,
  type SectionsView,
  type Site,
} from '@marquee/renderer';
import { redirect } from 'react-router-dom';

/** The data of one of the brand's own pages. The HTML carries them, so they hold no more than it shows. */
export type OwnPageView = { title: string; description?: string } & (
  | ({ type: 'sections' } & SectionsView)
  | { type: 'frame'; address: string; height: number }
);

/**
 * Loads a page of the brand's own (spec 1 §2, `/externalpage/:pageId`).
 * @throws {Response} 404 for a page that the realm does not have, a redirect for one on another site.
 */
export async function loadOwnPage(context: LoaderContext): Promise<OwnPageView> {
  const { site, params } = context;
  const page = site.realm.pages.own.find(({ id }) => id === params.pageId);
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (page.type === 'link') throw redirect(page.address);
  const texts = pageTexts(page, site);
  if (page.type === 'frame') {
    return { ...texts, type: 'frame', address: page.address, height: page.height };
  }
  const { sections } = await readContent(page.content, context);
  // A page with texts of the brand's own shows them also when the origin fails.
  const view = await loadSections(sections, context, { partly: true });
  return { ...texts, type: 'sections', ...view, sections: view.sections.map(asWhole) };
}

/** A section as all of itself: the page that shows more of a section is there for those of the home page alone. */
const asWhole = <Section extends object>(section: Section): Section =>
  'hasMore' in section ? { ...section, hasMore: undefined } : section;

function pageTexts(page: Exclude<OwnPage, { type: 'link' }>, { text }: Site) {
  const description = text(page.description);
  return { title: text(page.title), ...(description ? { description } : {}) };
}

/** Reads a page's content: the server has it in memory, a browser fetches it with the page. */
async function readContent(
  path: string,
  { site, url, signal }: LoaderContext,
): Promise<PageContent> {
  if (site.content) return site.content(path);
  const text = await fetch(path, { signal })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch((cause: unknown) => {
      throw new OriginError('offline', { code: 'OFFLINE', cause });
    });
  const content = text === null ? null : contentIn(text);
  // The brand has changed the page since this tab loaded the realm (a host may then answer with
  // another page of the site): loading the document again gets the new page.
  if (!content) throw goOnInDocument(url);
  return content;
}

function contentIn(text: string): PageContent | null {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
