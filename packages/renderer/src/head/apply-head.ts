import type { HeadTag } from './head';

/**
 * Updates the document's head after a navigation. Structured data stays the first page's: it is for
 * crawlers, which load each address anew.
 */
export function applyHead(document: Document, tags: readonly HeadTag[]): void {
  const stale = new Map<string, Element>();
  for (const element of document.head.querySelectorAll('[data-head]')) {
    stale.set(element.getAttribute('data-head') ?? '', element);
  }
  for (const { key, tag, attributes = {}, text } of tags) {
    if (tag === 'title') document.title = text ?? '';
    if (tag !== 'meta' && tag !== 'link') continue;
    const element = stale.get(key) ?? document.createElement(tag);
    stale.delete(key);
    element.setAttribute('data-head', key);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (!element.parentNode) document.head.append(element);
  }
  for (const element of stale.values()) element.remove();
}
