import type { Site } from '@marquee/renderer';
import { loadTitleFormat } from '@marquee/titles';
import type { TitleReading } from './title-page-view';

/** Loads what a title's page is read with. The parser is apart: the first page comes with a text that was read on the server. */
export async function loadTitleReading(site: Site): Promise<TitleReading> {
  const [format, { readRichText }] = await Promise.all([
    loadTitleFormat(site),
    import('@marquee/design-system/read-rich-text'),
  ]);
  return { format, locale: site.locale, readRichText };
}
