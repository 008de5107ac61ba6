import { describe, expect, it } from 'vitest';
import { newsStructuredData, type StructuredArticle } from './news-structured-data';

const site = {
  brand: 'Apex Fighting Championship',
  home: 'https://apex.example/',
  addressOf: (path: string | undefined) => path && `https://apex.example${path}`,
  pictureOf: ({ url }: { url: string }) => `${url}.jpeg`,
  pathOf: () => undefined,
  seasonPathOf: () => undefined,
};

const article = (changes: Partial<StructuredArticle> = {}): StructuredArticle => ({
  heading: 'Eleven wins, one chapel',
  lead: 'He prepares where he began.',
  feed: { name: 'In camp' },
  author: 'Dara Quist',
  publishedAt: '2026-11-20T18:00:00Z',
  pictures: [{ url: 'http://origin.test/one', width: 1920, height: 1080, tone: '#102030' }],
  path: '/news/camps/a-1',
  feedPath: '/news?feed=camps',
  language: 'en',
  ...changes,
});

describe('newsStructuredData', () => {
  it('describes an article and the way to it', () => {
    const publisher = {
      '@type': 'Organization',
      name: 'Apex Fighting Championship',
      url: 'https://apex.example/',
    };
    expect(newsStructuredData(article(), site)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: 'Eleven wins, one chapel',
        description: 'He prepares where he began.',
        articleSection: 'In camp',
        image: ['http://origin.test/one.jpeg'],
        datePublished: '2026-11-20T18:00:00Z',
        dateModified: '2026-11-20T18:00:00Z',
        author: { '@type': 'Person', name: 'Dara Quist' },
        publisher,
        url: 'https://apex.example/news/camps/a-1',
        mainEntityOfPage: 'https://apex.example/news/camps/a-1',
        inLanguage: 'en',
        isAccessibleForFree: true,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: site.brand, item: site.home },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'In camp',
            item: 'https://apex.example/news?feed=camps',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Eleven wins, one chapel',
            item: 'https://apex.example/news/camps/a-1',
          },
        ],
      },
    ]);
  });

  it('tells when it was corrected, and is by the brand where nobody else wrote it', () => {
    const [described] = newsStructuredData(
      article({ author: undefined, changedAt: '2026-11-20T23:00:00Z' }),
      site,
    );
    expect(described).toMatchObject({
      dateModified: '2026-11-20T23:00:00Z',
      author: { '@type': 'Organization', name: 'Apex Fighting Championship' },
    });
  });

  it('has no addresses where the realm has no public one', () => {
    const nowhere = { ...site, home: undefined, addressOf: () => undefined };
    const [described] = newsStructuredData(article(), nowhere);
    expect(described).toMatchObject({ url: undefined, mainEntityOfPage: undefined });
  });
});
