import { escapeAttribute, escapeText, jsonForScript } from './escape';
import type { HeadTag } from './head';
import type { PreloadImage } from './head-data';

function attributesText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}

/** Writes the head's elements as HTML. `data-head` marks those that the browser replaces on navigation. */
export function writeHead(tags: readonly HeadTag[]): string {
  return tags
    .map(({ key, tag, attributes = {}, text = '' }) => {
      if (tag === 'title') return `<title>${escapeText(text)}</title>`;
      if (tag === 'json-ld') {
        // Already JSON: only the characters that could end the element are escaped.
        return `<script type="application/ld+json">${jsonForScript(JSON.parse(text))}</script>`;
      }
      return `<${tag}${attributesText(attributes)} data-head="${escapeAttribute(key)}">`;
    })
    .join('\n');
}

/** Writes links that load the page's most important pictures before the body is parsed. */
export function writePreloads(images: readonly PreloadImage[]): string {
  return images
    .map(
      ({ srcSet, sizes, type, media }) =>
        `<link${attributesText({
          rel: 'preload',
          as: 'image',
          type,
          imagesrcset: srcSet,
          imagesizes: sizes,
          fetchpriority: 'high',
          ...(media ? { media } : {}),
        })}>`,
    )
    .join('\n');
}
