import { formatDuration } from '@marquee/i18n';
import { OriginError } from '@marquee/origin-client';
import { HomeDocument, type HomeQuery, query } from '@marquee/origin-client/catalogue';
import type { Section } from '@marquee/realm';
import type { LoaderContext } from '@marquee/renderer';
import { sectionsQueries } from '../rules/sections-query';
import { type SectionsView, sectionsView } from '../rules/sections-view';
import { beginningWords } from './beginning-words';

/** How long a page waits for words that it has in a version of its own. */
const patienceMs = 2500;

/** Asks for everything that a page of sections shows. */
export async function loadSections(
  sections: readonly Section[],
  { site, origin, signal, url }: LoaderContext,
): Promise<SectionsView> {
  const [answers, kept, beginnings] = await Promise.all([
    Promise.all(
      sectionsQueries(sections).map((variables) =>
        query(origin, HomeDocument, variables, { signal }),
      ),
    ),
    loadKept(),
    beginningWords(site),
  ]);
  const heroes = answers[0]?.heroes;
  const view = viewOf({
    ...(heroes ? { heroes } : {}),
    rails: answers.flatMap(({ rails }) => rails),
  });
  return kept?.complete === false ? { ...view, incomplete: 'words' } : view;

  /** Only pages that name texts of the origin's ask for any. */
  async function loadKept() {
    const keys = sections.flatMap((one) => (one.type === 'richText' && one.key ? [one.key] : []));
    if (keys.length === 0) return undefined;
    const { fetchOperatorTexts } = await import('@marquee/origin-client/operator-texts');
    return fetchOperatorTexts(origin, [...new Set(keys)], site.locale, {
      ...{ signal, timeoutMs: patienceMs },
    });
  }

  function viewOf(data: HomeQuery): SectionsView {
    try {
      return sectionsView(sections, data, {
        t: site.t,
        duration: (seconds) => formatDuration(seconds, site.locale),
        ...beginnings,
        text: site.text,
        kept: kept?.texts,
        place: {
          locale: site.locale,
          scheme: site.realm.theme.scheme,
          originAddress: site.realm.origin.address,
          host: url.host,
        },
      });
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      // Only the outline of an answer is checked on arrival; what is missing further in shows here.
      throw new OriginError('malformed', { status: 200, code: 'MALFORMED', cause });
    }
  }
}
