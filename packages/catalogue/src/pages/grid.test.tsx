import { rail, series, video } from '@marquee/titles/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, pagesFor, refusal, showSite } from '../testing/show-site';
import { head } from './grid';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Titles = Parameters<typeof rail>[1];

const facets = [
  { key: 'KIND', value: 'VIDEO', name: null, count: 31 },
  { key: 'KIND', value: 'SERIES', name: null, count: 4 },
  { key: 'LEAGUE', value: 'north', name: 'Northern League', count: 7 },
  { key: 'LEAGUE', value: 'south', name: 'Southern League', count: 2 },
  { key: 'LANGUAGE', value: 'en', name: null, count: 35 },
  { key: 'FREE', value: 'true', name: null, count: 1 },
];

const grid = (nodes: Titles, totalCount: number, after?: string) =>
  answer({
    grid: {
      totalCount,
      facets,
      edges: rail('grid', nodes).items.edges,
      pageInfo: { hasNextPage: after !== undefined, endCursor: after ?? null },
    },
  });

const first = grid([video(), series()], 35, 'c-24');
const second = grid([video({ id: 'v-3', name: 'The third reel' })], 35);
const none = grid([], 0);

const show = (at: string, replies: Parameters<typeof showSite>[0]['replies']) =>
  showSite({ at, replies, features: [pagesFor('login')] });

const asked = ({ fetch }: Pick<Awaited<ReturnType<typeof show>>, 'fetch'>) =>
  fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables);

const filters = async (name: string) => within(await screen.findByRole('navigation', { name }));

describe('the page of all titles', () => {
  it('[1.2-021] shows 24 titles with their number, and more by a press', async () => {
    const shown = await show('/grid', [first, second]);
    expect(await screen.findByRole('heading', { name: 'All titles', level: 1 })).toBeVisible();
    expect(screen.getByText('35 titles')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'The third reel' })).toBeVisible();
    expect(asked(shown)).toMatchObject([
      { order: 'NEWEST', first: 24, filter: { kind: [], free: false } },
      { order: 'NEWEST', first: 24, after: 'c-24' },
    ]);
  });

  it('has a link for each filter, with the number of titles that it leaves', async () => {
    await show('/grid?order=NAME', [first]);
    const kinds = await filters('Kind');
    expect(kinds.getByRole('link', { name: 'Videos 31' })).toHaveAttribute(
      'href',
      '/grid?kind=VIDEO&order=NAME',
    );
    expect(
      (await filters('Competition')).getByRole('link', { name: /Southern League/ }),
    ).toBeVisible();
    expect((await filters('Access')).getByRole('link', { name: /Free/ })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
  });

  it('reads its filters and its order from the address, and marks them', async () => {
    const shown = await show('/grid?kind=VIDEO,SERIES&league=north&order=SOON', [first]);
    const kinds = await filters('Kind');
    expect(kinds.getByRole('link', { name: /Videos/ })).toHaveAttribute('aria-current', 'true');
    expect(kinds.getByRole('link', { name: /Series/ })).toHaveAttribute(
      'href',
      '/grid?kind=VIDEO&league=north&order=SOON',
    );
    expect(asked(shown)[0]).toMatchObject({
      order: 'SOON',
      filter: { kind: ['VIDEO', 'SERIES'], league: ['north'] },
    });
  });

  it('tells that no title passes, and how to see all again', async () => {
    await show('/grid?year=1999&order=NAME', [none]);
    expect(await screen.findByText('Nothing found')).toBeVisible();
    expect(screen.getByText('0 titles')).toBeVisible();
    for (const clear of screen.getAllByRole('link', { name: 'Clear filters' }))
      expect(clear).toHaveAttribute('href', '/grid?order=NAME');
    expect((await filters('Year')).getByRole('link', { name: /1999/ })).toHaveAttribute(
      'href',
      '/grid?order=NAME',
    );
  });

  it('is as long as it was when the viewer comes back', async () => {
    const { router } = await show('/grid?free=true', [first, second, first]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'The third reel' });
    await act(() => router.navigate('/login'));
    await screen.findByRole('heading', { name: 'Another page' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: 'The third reel' })).toBeVisible();
  });

  it('begins anew with other filters: no failure and no number of an earlier list is told', async () => {
    await show('/grid', [first, refusal(500), grid([video(), series(), video({ id: 'v-4' })], 31)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    const videos = (await filters('Kind')).getByRole('link', { name: 'Videos 31' });
    await userEvent.click(videos);
    expect(await screen.findByText('31 titles')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/more loaded/)).toBeNull();
    expect((await filters('Kind')).getByRole('link', { name: /Videos/ })).toHaveFocus();
  });

  it('shows the other titles where one breaks the contract', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show('/grid', [grid([video({ images: null, name: 'The broken reel' }), series()], 2)]);
    expect(await screen.findByRole('link', { name: 'Inside the camp' })).toBeVisible();
    expect(screen.queryByText('The broken reel')).toBeNull();
  });

  it('says that it could not be loaded where the answer lacks its titles', async () => {
    const outline = answer({ grid: { totalCount: 3, facets } });
    await show('/grid', [outline, grid([series()], 1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Inside the camp' })).toBeVisible();
  });

  it('has a title and a description', async () => {
    const { site } = await show('/grid', [none]);
    await screen.findByText('0 titles');
    expect(await head(site, undefined)).toMatchObject({ title: 'All titles' });
  });
});
