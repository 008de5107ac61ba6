import { event, rail } from '@marquee/titles/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, pagesFor, refusal, showSite } from '../testing/show-site';

afterEach(() => vi.unstubAllGlobals());

type Titles = Parameters<typeof rail>[1];

const leagues = [
  { key: 'LEAGUE', value: 'south', name: 'Southern League', count: 2 },
  { key: 'LEAGUE', value: 'north', name: 'Northern League', count: 7 },
];

const events = (nodes: Titles, after?: string, facets: object[] = leagues) =>
  answer({
    grid: {
      totalCount: nodes.length,
      facets: [{ key: 'KIND', value: 'EVENT', name: null, count: 9 }, ...facets],
      edges: rail('schedule', nodes).items.edges,
      pageInfo: { hasNextPage: after !== undefined, endCursor: after ?? null },
    },
  });

const first = events(
  [event(), event({ id: 'e-2', name: 'Saturday night', startsAt: '2026-11-21T18:00:00Z' })],
  'c-40',
);
const second = events([
  event({ id: 'e-3', name: 'Sunday night', startsAt: '2026-11-22T18:00:00Z' }),
]);

const show = (at: string, replies: Parameters<typeof showSite>[0]['replies']) =>
  showSite({ at, replies, features: [pagesFor('login')] });

const asked = ({ fetch }: Pick<Awaited<ReturnType<typeof show>>, 'fetch'>) =>
  fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables);

describe('the schedule', () => {
  it('[1.2-058] [1.1-10] lists what is ahead by day, 40 events at a time', async () => {
    const shown = await show('/schedule', [first, second]);
    expect(await screen.findByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Saturday night', level: 3 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Sunday night' })).toBeVisible();
    expect(asked(shown)).toMatchObject([
      { filter: { kind: ['EVENT'], state: 'UPCOMING', league: [] }, order: 'SOON', first: 40 },
      { order: 'SOON', after: 'c-40' },
    ]);
  });

  it('offers the schedule for the viewer’s calendar', async () => {
    await show('/schedule', [first]);
    const follow = await screen.findByRole('link', { name: 'Add to my calendar' });
    expect(follow.getAttribute('href')).toContain('/api/v2/schedule.ics?key=');
  });

  it('is limited to a league, by links', async () => {
    const shown = await show('/schedule?league=south', [first]);
    const links = within(await screen.findByRole('navigation', { name: 'Competition' }));
    expect(links.getByRole('link', { name: /Northern League/ })).toHaveAttribute(
      'href',
      '/schedule?league=north',
    );
    expect(links.getByRole('link', { name: /Southern League/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(asked(shown)[0].filter.league).toEqual(['south']);
    const follow = screen.getByRole('link', { name: 'Add Southern League to my calendar' });
    expect(follow.getAttribute('href')).toContain('&league=Southern+League');
  });

  it('keeps the choice where the address names a league that is not there', async () => {
    await show('/schedule?league=moon', [events([])]);
    expect(await screen.findByText('No events are planned right now')).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: 'Competition' }));
    expect(links.getAllByRole('link', { name: /League/ })).toHaveLength(2);
  });

  it('has the leagues counted for its first page alone', async () => {
    const shown = await show('/schedule?league=south', [first, second]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Sunday night' })).toBeVisible();
    const asksForFacets = shown.fetch.mock.calls.map(([, init]) =>
      JSON.parse(String(init?.body)).query.includes('facets'),
    );
    expect(asksForFacets).toEqual([true, false]);
  });

  it('is not found after an event that there is not', async () => {
    await show('/schedule?after=nowhere', [refusal(400, 'BAD_INPUT')]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('offers no choice of one league', async () => {
    await show('/schedule', [events([event()], undefined, leagues.slice(1))]);
    await screen.findByRole('heading', { name: 'Friday night' });
    expect(screen.queryByRole('navigation', { name: 'Competition' })).not.toBeInTheDocument();
  });

  it('tells that nothing is planned', async () => {
    await show('/schedule', [events([], undefined, [])]);
    expect(await screen.findByText('No events are planned right now')).toBeVisible();
  });
});
