import type { ReactNode } from 'react';
// Not the build for Node: that one follows each render through every promise and callback, and the whole process pays for it.
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** A tree's HTML, once everything in it is there. */
export async function renderToText(tree: ReactNode): Promise<string> {
  const html = drawnAtOnce(tree);
  if (html !== null) return html;
  const stream = await renderToReadableStream(tree, { progressiveChunkSize: WHOLE });
  await stream.allReady;
  return new Response(stream).text();
}

/** What a boundary begins with whose content is not there. */
const MISSING = '<!--$!-->';

/** Nothing is cut off to be sent later. */
const WHOLE = Number.POSITIVE_INFINITY;

/**
 * The HTML of a tree in one go, which takes half the time; null when a part of it has to be fetched first. So it is the first time
 * that a part is needed, and no more: it stays in the process.
 */
function drawnAtOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree);
    return html.includes(MISSING) ? null : html;
  } catch {
    // Something outside all boundaries is to be fetched, or fails: waiting for it says which.
    return null;
  }
}
