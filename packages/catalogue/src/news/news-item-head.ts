import { imageUrl } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { newsStructuredData } from '../rules/news-structured-data';
import { structuredSite } from '../title/structured-site';
import type { NewsItemView } from './load-news-item';
import { articlePath, newsPath } from './news-path';

/** The head of an article's page. */
export function newsItemHead(site: Site, article: NewsItemView | undefined): HeadData {
  if (!article) return { description: site.text(site.realm.description) };
  const { heading, lead, feed, picture, pictures, published, changed } = article;
  return {
    title: heading,
    description: lead,
    type: 'article',
    image: picture && { src: imageUrl(picture, 1440, 'jpeg'), width: 1440, height: 810 },
    jsonLd: newsStructuredData(
      {
        ...article,
        publishedAt: published.startsAt,
        changedAt: changed?.startsAt,
        pictures: pictures.map((one) => one.picture),
        path: articlePath(site, article),
        feedPath: newsPath(site, feed),
        language: site.locale,
      },
      structuredSite(site),
    ),
  };
}
