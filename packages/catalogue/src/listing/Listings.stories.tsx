import type { Site } from '@marquee/renderer';
import { type WorkshopAnswers, WorkshopPage } from '@marquee/renderer/testing';
import { event, rail, sampleAnswer, workshopTitleSite } from '@marquee/titles/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../catalogue';
import { homeSections } from '../testing/home-sections';

const meta = {
  title: 'Catalogue/Lists',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const story = (at: string, answers: WorkshopAnswers): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, {
        features: [catalogue],
        sections: homeSections,
        visit: { answers },
      }),
    }),
  ],
  render: (_, { loaded }) => <WorkshopPage site={(loaded as { site: Site }).site} at={at} />,
});

const begins = (id: string, name: string, startsAt: string, more: object = {}) => ({
  id,
  name,
  startsAt,
  isNew: false,
  state: 'UPCOMING',
  venue: 'Harbour Hall',
  league: 'Northern League',
  images: {},
  ...more,
});

const events = [
  begins('e-1', 'Friday night', '2026-11-27T18:00:00Z'),
  begins('e-2', 'Lightweight night', '2026-11-27T21:30:00Z', { language: 'es' }),
  begins(
    'e-3',
    'A very long night of very long names, told from the corner',
    '2026-11-28T09:00:00Z',
  ),
];

const upcoming = (list: object[], totalPages: number, totalResults: number) =>
  [200, { events: list, pagingInfo: { page: 1, rpp: 12, totalPages, totalResults } }] as const;

const failed = [500, { status: 500, code: 'INTERNAL_ERROR', messages: [] }] as const;

/** Titles of every kind; with more after them. */
const titles = (nodes: Parameters<typeof rail>[1], hasNextPage = false) => {
  const row = rail('titles', nodes);
  const pageInfo = { hasNextPage, endCursor: 'c-1' };
  return [200, { data: { rails: [{ ...row, items: { ...row.items, pageInfo } }] } }] as const;
};
const samples = sampleAnswer.rails.flatMap(({ items }) => items.edges.map(({ node }) => node));
const live = samples.filter((title) => 'state' in title && title.state === 'LIVE');

const facets = [
  { key: 'KIND', value: 'VIDEO', name: null, count: 31 },
  { key: 'KIND', value: 'EVENT', name: null, count: 9 },
  { key: 'LEAGUE', value: 'north', name: 'Northern League', count: 7 },
  { key: 'LEAGUE', value: 'south', name: 'Southern League', count: 2 },
  { key: 'LANGUAGE', value: 'en', name: null, count: 35 },
  { key: 'LANGUAGE', value: 'es', name: null, count: 5 },
  { key: 'YEAR', value: '2026', name: null, count: 33 },
  { key: 'YEAR', value: '2025', name: null, count: 7 },
];

/** All titles, or those that a filter leaves. */
const grid = (nodes: Parameters<typeof rail>[1], totalCount: number) => {
  const { edges } = rail('grid', nodes).items;
  const pageInfo = { hasNextPage: totalCount > nodes.length, endCursor: 'c-1' };
  return [200, { data: { grid: { totalCount, facets, edges, pageInfo } } }] as const;
};

/** All titles with filters, none of which is on. */
export const Grid = story('/grid', { '/graphql': grid(samples, 40) });

/** Two filters are on. */
export const GridFiltered = story('/grid?kind=EVENT&league=north&order=NAME', {
  '/graphql': grid(live, live.length),
});

/** No title has all that is asked for. */
export const GridEmpty = story('/grid?year=1999', { '/graphql': grid([], 0) });

/** The schedule of one league. */
export const Schedule = story('/schedule?league=north', {
  '/graphql': grid(
    events.map(({ id, name, startsAt }) => event({ id, name, startsAt })),
    events.length,
  ),
});

/** Upcoming events by day, with more to load. */
export const Upcoming = story('/upcoming', { '/event/upcoming': upcoming(events, 2, 15) });

export const UpcomingEmpty = story('/upcoming', { '/event/upcoming': upcoming([], 0, 0) });

export const UpcomingFailed = story('/upcoming', { '/event/upcoming': failed });

/** The device has no connection. */
export const UpcomingOffline = story('/upcoming', {});

export const LiveNow = story('/livenow', { '/graphql': titles(live) });

/** Nothing is on, and nothing is planned. */
export const LiveNowEmpty = story('/livenow', { '/graphql': titles([]) });

export const Releases = story('/releases', { '/graphql': titles(samples, true) });

export const ReleasesEmpty = story('/releases', { '/graphql': titles([]) });

export const ReleasesFailed = story('/releases', { '/graphql': failed });

/** A section of the home page with portrait cards. */
export const Section = story('/section/soon', {
  '/graphql': titles(
    samples.filter((title) => 'startsAt' in title),
    true,
  ),
});
