import { OriginError } from '@marquee/origin-client';
import type { OwnPage, PageContent } from '@marquee/realm';
import { type LoaderContext, loadSections, type SectionsView, type Site } from '@marquee/renderer';
import { redirect, redirectDocument } from 'react-router-dom';

/** What one of the brand's own pages shows, and no more: it travels inside the page. */
export type OwnPageView = { title: string; description?: string } & (
  | ({ type: 'sections' } & SectionsView)
  | { type: 'frame'; address: string; height: number }
);

/**
 * A page of the brand's own (spec 1 §2, `/externalpage/:pageId`).
 * @throws {Response} 404 for a page that the realm does not have, a redirect for one that is elsewhere.
 */
export async function loadOwnPage(context: LoaderContext): Promise<OwnPageView> {
  const { site, params } = context;
  const page = site.realm.pages.own.find(({ id }) => id === params.pageId);
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (page.type === 'link') throw redirect(page.address);
  const words = pageWords(page, site);
  if (page.type === 'frame') {
    return { ...words, type: 'frame', address: page.address, height: page.height };
  }
  const { sections } = await readContent(page.content, context);
  // A page that has texts of the brand's own is there to be read, whatever becomes of the origin.
  const view = await loadSections(sections, context, { partly: true });
  return { ...words, type: 'sections', ...view };
}

function pageWords(page: Exclude<OwnPage, { type: 'link' }>, { text }: Site) {
  const description = text(page.description);
  return { title: text(page.title), ...(description ? { description } : {}) };
}

/** The server has it at hand; a browser fetches it when somebody comes to the page. */
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
  // The brand has changed the page since this tab learnt of it (a host may answer with some other page of the site then):
  // loaded anew, it is the new one.
  if (!content) throw redirectDocument(url.href);
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
