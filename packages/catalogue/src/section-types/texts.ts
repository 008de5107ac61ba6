import type { LoadedSections, LoaderContext } from '@marquee/renderer';
import { type TextSection, type TextSectionView, textSection } from '../rules/text-sections';

export { TextSection as Section } from '../sections/TextSection';

/** How long a page waits for texts that it has in a version of its own, in milliseconds. */
const patienceMs = 2500;

/** Puts a page's texts, banners and plugins into its language. Only pages that name texts of the origin's ask for any. */
export async function load(
  sections: readonly TextSection[],
  { site, origin, signal, url }: LoaderContext,
): Promise<LoadedSections<TextSectionView>> {
  const kept = await loadKept();
  const words = {
    text: site.text,
    kept: kept?.texts,
    place: {
      locale: site.locale,
      scheme: site.realm.theme.scheme,
      originAddress: site.realm.origin.address,
      host: url.host,
    },
  };
  return {
    views: sections.map((section) => textSection(section, words)),
    incomplete: kept?.complete === false,
  };

  async function loadKept() {
    const keys = sections.flatMap((one) => (one.type === 'richText' && one.key ? [one.key] : []));
    if (keys.length === 0) return undefined;
    const { fetchOperatorTexts } = await import('@marquee/origin-client/operator-texts');
    return fetchOperatorTexts(origin, [...new Set(keys)], site.locale, {
      signal,
      timeoutMs: patienceMs,
    });
  }
}
