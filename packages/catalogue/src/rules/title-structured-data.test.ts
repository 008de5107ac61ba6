import { describe, expect, it } from 'vitest';
import type { BoutView, TitlePageView } from '../title/title-page-view';
import {
  listStructuredData,
  type StructuredSite,
  seasonStructuredData,
  structuredData,
} from './title-structured-data';

const shape = (name: string) => ({
  url: `https://origin.example/${name}`,
  width: 1600,
  height: 900,
  tone: '#102030',
});

const film: TitlePageView = {
  id: 'v-1',
  kind: 'video',
  name: 'The long night',
  language: 'en',
  synopsis: 'Twelve rounds.',
  accessLevel: 'LICENCE',
  minimumAge: 16,
  picture: shape('wide'),
  portrait: shape('tall'),
  square: shape('square'),
  countries: ['BR', 'PT'],
  releasedAt: '2026-11-01T10:00:00.000Z',
  seconds: 754,
  credits: [],
  seasons: [],
  related: [],
};

const corner = (name: string) => ({
  id: name,
  name,
  country: 'BR',
  record: '3–0–0',
  picture: shape(name),
});
const bout = (red: string, blue: string): BoutView => ({
  id: `${red}-${blue}`,
  segment: 'MAIN',
  weightClass: 'flyweight',
  isTitleFight: false,
  rounds: 3,
  red: corner(red),
  blue: corner(blue),
});

const night: TitlePageView = {
  ...film,
  id: 'e-1',
  kind: 'event',
  name: 'Fight night',
  state: 'UPCOMING',
  startsAt: '2026-11-28T18:00:00.000Z',
  releasedAt: undefined,
  seconds: undefined,
  venue: 'Harbour Hall',
  event: {
    timing: 'ON_TIME',
    endsAt: '2026-11-28T22:00:00.000Z',
    bouts: [bout('Silva', 'Okafor'), bout('Lind', 'Silva')],
  },
};

const season = { id: 's-1:1', name: 'Season 1' };
const series = { id: 's-1', name: 'Inside the camp' };

const site: StructuredSite = {
  brand: 'Demo League',
  home: 'https://demo.example/',
  addressOf: (path) => path && `https://demo.example${path}`,
  pictureOf: ({ url }) => `${url}?w=1440&f=jpeg`,
  pathOf: ({ id, kind }) => `/${kind}/${id}`,
  seasonPathOf: ({ id }) => `/season/${id}`,
};
const withoutAddress: StructuredSite = { ...site, home: undefined, addressOf: () => undefined };

const of = (title: TitlePageView, at = site) =>
  JSON.parse(JSON.stringify(structuredData(title, at)));

describe('structuredData', () => {
  it('describes a video, with three shapes of its picture', () => {
    expect(of(film)[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'The long night',
      description: 'Twelve rounds.',
      thumbnailUrl: ['wide', 'tall', 'square'].map(
        (name) => `https://origin.example/${name}?w=1440&f=jpeg`,
      ),
      uploadDate: '2026-11-01T10:00:00.000Z',
      duration: 'PT754S',
      url: 'https://demo.example/video/v-1',
      inLanguage: 'en',
      typicalAgeRange: '16-',
      requiresSubscription: true,
      isAccessibleForFree: false,
      regionsAllowed: 'BR,PT',
    });
  });

  it('says of a video no more than is known of it', () => {
    const unknown = { synopsis: undefined, minimumAge: undefined, seconds: undefined };
    const [video] = of({ ...film, ...unknown });
    expect(video).toMatchObject({ '@type': 'VideoObject', description: 'The long night' });
    expect(video).not.toHaveProperty('typicalAgeRange');
    expect(video).not.toHaveProperty('duration');
  });

  it.each([
    ['FREE', false, true],
    ['REGISTERED', false, true],
    ['LICENCE', true, false],
  ] as const)('says of the access %s what a viewer needs', (accessLevel, requires, isFree) => {
    expect(of({ ...film, accessLevel })[0]).toMatchObject({
      requiresSubscription: requires,
      isAccessibleForFree: isFree,
    });
  });

  it('limits a video without countries to none', () =>
    expect(of({ ...film, countries: undefined })[0]).not.toHaveProperty('regionsAllowed'));

  it('describes an event with its fighters, place and broadcast, and never how it ended', () => {
    const [event] = of(night);
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Fight night',
      description: 'Twelve rounds.',
      url: 'https://demo.example/event/e-1',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      organizer: { '@type': 'Organization', name: 'Demo League', url: 'https://demo.example/' },
      startDate: '2026-11-28T18:00:00.000Z',
      endDate: '2026-11-28T22:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Harbour Hall' },
      competitor: ['Silva', 'Okafor', 'Lind'].map((name) => ({ '@type': 'Person', name })),
      subjectOf: {
        '@type': 'VideoObject',
        uploadDate: '2026-11-28T18:00:00.000Z',
        publication: {
          '@type': 'BroadcastEvent',
          isLiveBroadcast: true,
          startDate: '2026-11-28T18:00:00.000Z',
          endDate: '2026-11-28T22:00:00.000Z',
        },
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/result|winner|score/i);
  });

  it.each([
    ['MOVED', 'EventRescheduled', '2026-11-27T18:00:00.000Z', true],
    ['POSTPONED', 'EventPostponed', undefined, false],
    ['CANCELLED', 'EventCancelled', undefined, false],
  ] as const)('says that an event is %s', (timing, status, previousStartDate, isBroadcast) => {
    const announcedStartsAt = '2026-11-27T18:00:00.000Z';
    const [event] = of({ ...night, event: { timing, announcedStartsAt, bouts: [] } });
    expect(event.eventStatus).toBe(`https://schema.org/${status}`);
    expect(event.previousStartDate).toBe(previousStartDate);
    expect('subjectOf' in event).toBe(isBroadcast);
    expect(event).not.toHaveProperty('competitor');
  });

  it('takes an event of which no more is known to be on time', () => {
    const [event] = of({ ...night, synopsis: undefined, event: undefined });
    expect(event).toMatchObject({
      description: 'Fight night',
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect(event).not.toHaveProperty('competitor');
  });

  it('is held online where it has no place', () => {
    expect(of({ ...night, venue: undefined })[0]).toMatchObject({
      location: { '@type': 'VirtualLocation', url: 'https://demo.example/event/e-1' },
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    });
  });

  it('describes an episode in its season and series, with the pages above it', () => {
    const [episode, breadcrumbs] = of({ ...film, episodeOf: { number: 3, season, series } });
    expect(episode).toMatchObject({
      '@type': 'TVEpisode',
      name: 'The long night',
      url: 'https://demo.example/video/v-1',
      episodeNumber: 3,
      partOfSeason: {
        '@type': 'TVSeason',
        name: 'Season 1',
        url: 'https://demo.example/season/s-1:1',
      },
      partOfSeries: { '@type': 'TVSeries', url: 'https://demo.example/series/s-1' },
      video: { '@type': 'VideoObject', duration: 'PT754S' },
    });
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Demo League', item: 'https://demo.example/' },
        { position: 2, name: 'Inside the camp', item: 'https://demo.example/series/s-1' },
        { position: 3, name: 'Season 1', item: 'https://demo.example/season/s-1:1' },
        { position: 4, name: 'The long night', item: 'https://demo.example/video/v-1' },
      ],
    });
  });

  const show: TitlePageView = {
    ...film,
    ...series,
    kind: 'series',
    seasons: [
      { ...season, number: 1, episodeCount: 8 },
      { id: 's-1:2', name: 'Season 2', number: 2, episodeCount: 6 },
      { id: 's-1:0', name: 'Specials', number: 0, episodeCount: 2 },
    ],
  };

  it('describes a series with its seasons, of which specials are none', () => {
    expect(of(show)[0]).toMatchObject({
      '@type': 'TVSeries',
      name: 'Inside the camp',
      description: 'Twelve rounds.',
      numberOfSeasons: 2,
      containsSeason: [
        {
          '@type': 'TVSeason',
          name: 'Season 1',
          seasonNumber: 1,
          numberOfEpisodes: 8,
          url: 'https://demo.example/season/s-1:1',
        },
        { '@type': 'TVSeason', name: 'Season 2', seasonNumber: 2 },
        { '@type': 'TVSeason', name: 'Specials', seasonNumber: 0 },
      ],
    });
    expect(of({ ...show, synopsis: undefined })[0].description).toBe('Inside the camp');
  });

  const row = {
    id: 'v-9',
    name: 'Weigh-in',
    number: 1,
    duration: '12 min',
    isNew: false,
    picture: shape('row'),
  };

  it('describes a season with its episodes', () => {
    const shown = { ...season, episodeCount: 8, episodes: { rows: [row] } };
    const [one, breadcrumbs] = JSON.parse(JSON.stringify(seasonStructuredData(show, shown, site)));
    expect(one).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TVSeason',
      name: 'Season 1',
      url: 'https://demo.example/season/s-1:1',
      seasonNumber: 1,
      numberOfEpisodes: 8,
      partOfSeries: {
        '@type': 'TVSeries',
        name: 'Inside the camp',
        url: 'https://demo.example/series/s-1',
      },
      episode: [
        {
          '@type': 'TVEpisode',
          name: 'Weigh-in',
          episodeNumber: 1,
          url: 'https://demo.example/video/v-9',
        },
      ],
    });
    expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Demo League',
      'Inside the camp',
      'Season 1',
    ]);
  });

  it('numbers a season by its series, where that knows it', () => {
    const seasonOf = (id: string) =>
      seasonStructuredData(show, { ...season, id, episodeCount: 2, episodes: { rows: [] } }, site);
    expect(seasonOf('s-1:0')[0]).toMatchObject({ seasonNumber: 0 });
    expect(seasonOf('s-1:9')[0]?.seasonNumber).toBeUndefined();
  });

  it('describes a playlist as the list of its videos', () => {
    const list: TitlePageView = {
      ...film,
      kind: 'playlist',
      videos: { rows: [row], after: null },
      videoCount: 30,
    };
    expect(of(list)[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'The long night',
      numberOfItems: 30,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Weigh-in',
          url: 'https://demo.example/video/v-9',
        },
      ],
    });
    expect(of({ ...list, videos: undefined })[0].itemListElement).toEqual([]);
  });

  it('has no addresses where the realm has none', () => {
    const { thumbnailUrl, ...rest } = of(film, withoutAddress)[0];
    expect(thumbnailUrl).toHaveLength(3);
    expect(JSON.stringify([rest, of(night, withoutAddress)[1]])).not.toMatch(/"(url|item)"/);
  });
});

describe('listStructuredData', () => {
  it('lists the addresses of titles in their order', () => {
    expect(listStructuredData('New releases', [film, night], site)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'New releases',
      itemListElement: [
        { position: 1, url: 'https://demo.example/video/v-1' },
        { position: 2, url: 'https://demo.example/event/e-1' },
      ],
    });
  });

  it('is nothing without addresses', () =>
    expect(listStructuredData('New releases', [film], withoutAddress)).toBeNull());
});
