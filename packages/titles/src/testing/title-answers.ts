import type { HomeQuery, TitleCardFragment } from '@marquee/origin-client/catalogue';
import type { EventNow } from '../rules/title-as-now';

type Rail = HomeQuery['rails'][number];
export type HeroAnswer = NonNullable<HomeQuery['heroes']>[number];
type EventAnswer = Extract<TitleCardFragment, { __typename: 'LiveEvent' }>;

const picture = (crop: string, width = 1920, height = 1080) => ({
  url: `http://origin.test/images/demo/${crop}`,
  tone: '#102030',
  alt: 'Words for those who do not see it',
  width,
  height,
});

const images = {
  landscape: picture('landscape'),
  portrait: picture('portrait', 1280, 1920),
  square: picture('square', 1440, 1440),
};

export const video = (changes: object = {}): TitleCardFragment => ({
  __typename: 'Video',
  id: 'v-1',
  name: 'The knockout reel',
  isNew: false,
  language: null,
  durationSeconds: 754,
  releasedAt: '2026-11-01T10:00:00Z',
  images,
  ...changes,
});

export const series = (changes: object = {}): TitleCardFragment => ({
  __typename: 'Series',
  id: 's-1',
  name: 'Inside the camp',
  isNew: false,
  language: null,
  seasonCount: 2,
  episodeCount: 14,
  images,
  ...changes,
});

export const playlist = (changes: object = {}): TitleCardFragment => ({
  __typename: 'Playlist',
  id: 'p-1',
  name: 'First rounds',
  isNew: false,
  language: null,
  videoCount: 12,
  images,
  ...changes,
});

export const event = (
  changes: Partial<EventAnswer> & { language?: string } = {},
): TitleCardFragment => ({
  __typename: 'LiveEvent',
  id: 'e-1',
  name: 'Friday night',
  isNew: false,
  language: null,
  startsAt: '2026-11-20T18:00:00Z',
  endsAt: null,
  state: 'UPCOMING',
  venue: 'Harbour Hall',
  league: 'Northern League',
  timing: 'ON_TIME',
  announcedStartsAt: null,
  images,
  ...changes,
});

/** An event as it is now, when the origin is asked about the events of an open page. */
export const eventNow = (changes: Partial<EventNow> = {}): EventNow => ({
  __typename: 'LiveEvent',
  id: 'e-1',
  startsAt: '2026-11-20T18:00:00Z',
  endsAt: null,
  state: 'UPCOMING',
  timing: 'ON_TIME',
  announcedStartsAt: null,
  replayFrom: null,
  venue: 'Harbour Hall',
  league: 'Northern League',
  ...changes,
});

export const hero = (title: object = {}, changes: object = {}): HeroAnswer => ({
  id: 'h-1',
  tagline: 'Two belts, one night',
  title: {
    __typename: 'LiveEvent',
    id: 'e-9',
    name: 'The unification',
    isNew: true,
    synopsis: 'Everything is at stake.',
    accessLevel: 'LICENCE',
    language: 'en',
    startsAt: '2026-11-21T20:30:00Z',
    endsAt: null,
    state: 'LIVE',
    venue: null,
    league: 'Northern League',
    timing: 'ON_TIME',
    announcedStartsAt: null,
    images: { hero: picture('hero', 3840, 2160), heroMobile: picture('heroMobile', 1440, 1800) },
    ...title,
  },
  ...changes,
});

export const rail = (key: string, nodes: readonly TitleCardFragment[], title?: string): Rail => ({
  key,
  title: title ?? null,
  items: {
    edges: nodes.map((node, index) => ({ cursor: String(index), node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});
