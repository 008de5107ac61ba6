import { describe, expect, it } from 'vitest';
import { homeStructuredData } from './structured-data';
import type { HeroView, TitleSectionView } from './title-sections';

const brand = {
  fullName: 'Demo League',
  description: 'Every bout.',
  language: 'en',
  logo: '/logo.svg',
};
const picture = { url: 'x', width: 1, height: 1, tone: '#000000' };
const live: HeroView = {
  id: 'a',
  kind: 'event',
  name: 'Tonight',
  state: 'LIVE',
  startsAt: '2026-11-20T18:00:00Z',
  picture,
  mobilePicture: picture,
};
const view: readonly TitleSectionView[] = [
  { type: 'hero', id: 'top', heroes: [live] },
  {
    type: 'rail',
    id: 'rail',
    title: 'Live',
    shape: 'landscape',
    cards: [
      live,
      { ...live, id: 'b', name: 'Tomorrow', state: 'UPCOMING', language: 'es' },
      { ...live, id: 'c', name: 'Yesterday', state: 'REPLAY' },
      { id: 'd', kind: 'video', name: 'A film', picture },
    ],
  },
];

describe('homeStructuredData', () => {
  it('names the brand', () => {
    expect(homeStructuredData({ ...brand, address: 'https://demo.example' }, [])).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Demo League',
        description: 'Every bout.',
        inLanguage: 'en',
        url: 'https://demo.example',
        publisher: {
          '@type': 'Organization',
          name: 'Demo League',
          url: 'https://demo.example',
          logo: 'https://demo.example/logo.svg',
        },
      },
    ]);
  });

  it('has no address for a brand without one', () => {
    expect(JSON.stringify(homeStructuredData(brand, []))).not.toMatch(/"(url|logo)"/);
  });

  it('lists live and upcoming events, each once', () => {
    const [, list] = homeStructuredData(brand, view);
    expect(list).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'BroadcastEvent',
            name: 'Tonight',
            isLiveBroadcast: true,
            startDate: live.startsAt,
          },
        },
        {
          '@type': 'ListItem',
          position: 2,
          item: {
            '@type': 'BroadcastEvent',
            name: 'Tomorrow',
            isLiveBroadcast: true,
            startDate: live.startsAt,
            inLanguage: 'es',
          },
        },
      ],
    });
  });

  it('lists ten events at most, and those of heroes first', () => {
    const many = Array.from({ length: 14 }, (_, at) => ({ ...live, id: `e${at}`, name: `${at}` }));
    const sections: readonly TitleSectionView[] = [
      { type: 'hero', id: 'top', heroes: many.slice(11) },
      { type: 'rail', id: 'r', title: 'Live', shape: 'landscape', cards: many },
    ];
    const [, list] = homeStructuredData(brand, sections);
    expect(list).toMatchObject({
      itemListElement: [...many.slice(11), ...many.slice(0, 7)].map(({ name }) => ({
        item: { name },
      })),
    });
  });

  it('has no list of events on a page without events', () => {
    expect(homeStructuredData(brand, [])).toHaveLength(1);
  });
});
