import type { LoadedSections, LoaderContext } from '@marquee/renderer';
import { type TextSection, type TextSectionView, textSection } from '../rules/text-sections';

export { TextSection as Section } from '../sections/TextSection';

/** The longest wait for the origin's texts, of which the realm has its own version, in milliseconds. */
const patienceMs = 2500;

/**
 * Makes a page's texts, banners and plugins in its language. Only pages that name texts of the
 * origin call it.
 */
export async function load(
  sections: readonly TextSection[],
  { site, origin, signal, url }: LoaderContext,
): Promise<LoadedSections<TextSectionView>> {
  const kept = await loadKept();
  const context = {
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
    views: sections.map((section) => textSection(section, context)),
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
