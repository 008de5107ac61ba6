/** What a document tells of a page that the browser opens in advance (HTML, speculation rules). */
export interface MaybePrerendering extends EventTarget {
  readonly prerendering?: boolean;
}

/**
 * Waits until the page is shown to a viewer. A browser may open a page in advance, for a link that is likely to be followed: until it is
 * shown, nothing of it may be spent, sent or counted, nor a session ended.
 */
export function shown(page: MaybePrerendering = document): Promise<void> {
  return new Promise((resolve) => {
    if (!page.prerendering) return resolve();
    page.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
