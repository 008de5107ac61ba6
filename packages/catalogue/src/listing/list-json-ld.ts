import type { Site } from '@marquee/renderer';
import type { TitleView } from '@marquee/titles';
import { type JsonLd, listStructuredData } from '../rules/title-structured-data';
import { structuredSite } from '../title/structured-site';

/** What the head of a page that lists titles tells search engines; nothing while the list is not loaded. */
export function listJsonLd(
  site: Site,
  name: string,
  titles: readonly TitleView[] | undefined,
): JsonLd[] {
  const list = listStructuredData(name, titles ?? [], structuredSite(site));
  return list ? [list] : [];
}
