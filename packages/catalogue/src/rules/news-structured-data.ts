import type { PictureView } from '@marquee/titles';
import { breadcrumbs, type JsonLd, type StructuredSite } from './title-structured-data';

/** The part of an article that structured data describes. */
export interface StructuredArticle {
  heading: string;
  lead: string;
  feed: { name: string };
  author?: string;
  /** Instants in RFC 3339. */
  publishedAt?: string;
  changedAt?: string;
  pictures: readonly PictureView[];
  /** The paths of its own page, and of its feed. */
  path: string;
  feedPath: string;
  /** A BCP 47 tag. */
  language: string;
}

/** Describes an article's page for search engines (schema.org): the article, and where it belongs. */
export function newsStructuredData(article: StructuredArticle, site: StructuredSite): JsonLd[] {
  const { heading, lead, feed, author, publishedAt, changedAt, pictures, language } = article;
  const url = site.addressOf(article.path);
  const publisher = { '@type': 'Organization', name: site.brand, url: site.home };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: heading,
      description: lead,
      articleSection: feed.name,
      image: pictures.map(site.pictureOf),
      datePublished: publishedAt,
      dateModified: changedAt ?? publishedAt,
      author: author === undefined ? publisher : { '@type': 'Person', name: author },
      publisher,
      url,
      mainEntityOfPage: url,
      inLanguage: language,
      isAccessibleForFree: true,
    },
    breadcrumbs([
      { name: site.brand, address: site.home },
      { name: feed.name, address: site.addressOf(article.feedPath) },
      { name: heading, address: url },
    ]),
  ];
}
