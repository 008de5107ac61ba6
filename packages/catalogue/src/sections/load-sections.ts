import { formatDuration } from '@marquee/i18n';
import { OriginError } from '@marquee/origin-client';
import { HomeDocument, type HomeQuery } from '@marquee/origin-client/catalogue';
import type { Section } from '@marquee/realm';
import type { LoaderContext } from '@marquee/renderer';
import { sectionsQueries } from '../rules/sections-query';
import { type SectionsView, sectionsView } from '../rules/sections-view';

/** Asks for everything that a page of sections shows. */
export async function loadSections(
  sections: readonly Section[],
  { site, origin, signal, url }: LoaderContext,
): Promise<SectionsView> {
  const answers = await Promise.all(
    sectionsQueries(sections).map((query) => origin.query(HomeDocument, query, { signal })),
  );
  const heroes = answers[0]?.heroes;
  return viewOf({
    ...(heroes ? { heroes } : {}),
    rails: answers.flatMap(({ rails }) => rails),
  });

  function viewOf(data: HomeQuery): SectionsView {
    try {
      return sectionsView(sections, data, {
        t: site.t,
        duration: (seconds) => formatDuration(seconds, site.locale),
        text: site.text,
        address: (target) => {
          const resolved = site.resolveTarget(target);
          if (!resolved) return null;
          return resolved.kind === 'page' ? resolved.path : resolved.href;
        },
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
