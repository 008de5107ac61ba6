import type { ReactNode } from 'react';
// Not the build for Node: that one follows each render through every promise and callback, and the whole process pays for it.
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** Renders a tree to HTML once everything in it is there. */
export async function renderToText(tree: ReactNode): Promise<string> {
  const html = drawnAtOnce(tree);
  if (html !== null) return html;
  const stream = await renderToReadableStream(tree, { progressiveChunkSize: WHOLE });
  await stream.allReady;
  return new Response(stream).text();
}

/** The HTML at the start of a boundary whose content is missing. */
const MISSING = '<!--$!-->';

/** Nothing is cut off to be sent later. */
const WHOLE = Number.POSITIVE_INFINITY;

/**
 * Renders a tree in one go, which takes half the time; null when a part has to be fetched first. That happens once a part, which
 * then stays in the process.
 */
function drawnAtOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree);
    return html.includes(MISSING) ? null : html;
  } catch {
    // Something outside all boundaries has to be fetched, or fails: the waiting render tells which.
    return null;
  }
}
