import { formatDuration } from '@marquee/i18n';
import { OriginError } from '@marquee/origin-client';
import { HomeDocument, type HomeQuery } from '@marquee/origin-client/catalogue';
import type { LoaderContext } from '@marquee/renderer';
import { homeQuery } from '../rules/home-query';
import { type HomeView, homeView } from '../rules/home-view';

/** Asks for the whole home page at once. */
export async function loadHome({ site, origin, signal }: LoaderContext): Promise<HomeView> {
  const { sections } = site.realm.pages.home;
  const answer = await origin.query(HomeDocument, homeQuery(sections), { signal });
  return viewOf(answer);

  function viewOf(data: HomeQuery): HomeView {
    try {
      return homeView(sections, data, (section) => site.text(section.title), {
        t: site.t,
        duration: (seconds) => formatDuration(seconds, site.locale),
      });
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      // Only the outline of an answer is checked on arrival; what is missing further in shows here.
      throw new OriginError('malformed', { status: 200, code: 'MALFORMED', cause });
    }
  }
}
