import { imageUrl } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { seasonStructuredData, structuredData } from '../rules/title-structured-data';
import type { SeriesView } from '../series/series-view';
import { structuredSite } from './structured-site';
import type { TitlePageView } from './title-page-view';

/** The head of a title's page. */
export const titleHead = (site: Site, title: TitlePageView | undefined): HeadData =>
  title
    ? {
        title: title.name,
        description: title.synopsis,
        type: typeOf(title),
        image: { src: imageUrl(title.picture, 1440, 'jpeg'), width: 1440, height: 810 },
        jsonLd: structuredData(title, structuredSite(site)),
      }
    : { description: site.text(site.realm.description) };

/** The head of a season's page: its series' with what that season is. */
export function seasonHead(site: Site, view: SeriesView | undefined): HeadData {
  const head = titleHead(site, view?.series);
  return view?.season
    ? { ...head, jsonLd: seasonStructuredData(view.series, view.season, structuredSite(site)) }
    : head;
}

function typeOf({ kind, episodeOf }: TitlePageView): HeadData['type'] {
  if (kind === 'series') return 'video.tv_show';
  return episodeOf ? 'video.episode' : 'video.other';
}
