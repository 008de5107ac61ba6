import { realmFixture } from '@marquee/renderer/testing';
import { video } from '@marquee/titles/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, pagesFor, refusal, showSite } from '../testing/show-site';
import { head as newsHead } from './news';
import { head as newsItemHead } from './news-item';

afterEach(() => vi.unstubAllGlobals());

const camps = { id: 'camps', name: 'In camp' };
const rulings = { id: 'rulings', name: 'Rulings' };

const picture = (id: string, caption: string | null = null) => ({
  caption,
  image: {
    url: `http://origin.test/images/demo/${id}`,
    tone: '#102030',
    alt: '',
    width: 1920,
    height: 1080,
  },
});

const article = (id: string, changes: object = {}) => ({
  id,
  feed: camps,
  heading: `The heading of ${id}`,
  lead: `What ${id} is about.`,
  author: 'Dara Quist',
  publishedAt: '2026-11-20T18:00:00Z',
  changedAt: null,
  pictures: [picture(id)],
  ...changes,
});

const connection = (nodes: object[], after?: string) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: after !== undefined, endCursor: after ?? null },
});

const news = (nodes: object[], after?: string, newsFeeds = [camps, rulings]) =>
  answer({ newsFeeds, news: connection(nodes, after) });

const item = (node: object | null, latest: object[] = []) =>
  answer({ newsItem: node, news: connection(latest) });

const whole = (changes: object = {}) =>
  article('a-1', {
    body: '<p>It began in a chapel.</p><h2>What is left</h2><p>All of it.</p>',
    titles: [video()],
    ...changes,
  });

const first = news([article('a-1'), article('a-2', { feed: rulings })], 'c-2');
const second = answer({ news: connection([article('a-3')]) });

const show = (at: string, replies: Parameters<typeof showSite>[0]['replies'], more: object = {}) =>
  showSite({ at, replies, features: [pagesFor('login')], ...more });

const asked = ({ fetch }: Pick<Awaited<ReturnType<typeof show>>, 'fetch'>) =>
  fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables);

describe('the page of news', () => {
  it('[1.1-08] [1.2-042] lists articles, each with the way to it, nine at a time', async () => {
    const shown = await show('/news', [first, second]);
    expect(await screen.findByRole('heading', { name: 'News', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The heading of a-2' })).toHaveAttribute(
      'href',
      '/news/rulings/a-2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'The heading of a-3' })).toBeVisible();
    expect(asked(shown)).toEqual([{ first: 9 }, { first: 9, after: 'c-2' }]);
  });

  it('is as long as it was when the viewer comes back', async () => {
    const { router } = await show('/news', [first, second, first]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'The heading of a-3' });
    await act(() => router.navigate('/login'));
    await screen.findByRole('heading', { name: 'Another page' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: 'The heading of a-3' })).toBeVisible();
  });

  it('is limited to a feed, by links', async () => {
    const shown = await show('/news?feed=camps', [first, second]);
    const feeds = within(await screen.findByRole('navigation', { name: 'Topics' }));
    expect(feeds.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
    expect(feeds.getByRole('link', { name: 'Rulings' })).toHaveAttribute(
      'href',
      '/news?feed=rulings',
    );
    expect(feeds.getByRole('link', { name: 'In camp' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'The heading of a-3' });
    expect(asked(shown)).toEqual([
      { feed: 'camps', first: 9 },
      { feed: 'camps', first: 9, after: 'c-2' },
    ]);
  });

  it('offers no choice of one feed', async () => {
    await show('/news', [news([article('a-1')], undefined, [camps])]);
    await screen.findByRole('link', { name: 'The heading of a-1' });
    expect(screen.queryByRole('navigation', { name: 'Topics' })).not.toBeInTheDocument();
  });

  it('begins where its address says', async () => {
    const shown = await show('/news?after=c-2', [news([article('a-3')])]);
    await screen.findByRole('link', { name: 'The heading of a-3' });
    expect(asked(shown)).toEqual([{ first: 9, after: 'c-2' }]);
  });

  it('is not found for a feed that the realm does not have', async () => {
    await show('/news?feed=races', [news([])]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('is not found at a place that the origin refuses', async () => {
    const errors = [{ message: 'No.', path: ['news'], extensions: { code: 'BAD_INPUT' } }];
    await show('/news?after=nonsense', [() => Response.json({ data: null, errors })]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('leaves out an article that breaks the contract, and shows the others', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show('/news', [news([article('a-1', { heading: '' }), article('a-2')])]);
    expect(await screen.findByRole('link', { name: 'The heading of a-2' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('tells that it could not be loaded, and loads it again', async () => {
    await show('/news', [refusal(500), first]);
    expect(await screen.findByText('We could not load this list')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The heading of a-1' })).toBeVisible();
  });

  it('tells that there are no news', async () => {
    await show('/news', [news([])]);
    expect(await screen.findByText('No news yet')).toBeVisible();
  });

  it('is not found where the realm has no news', async () => {
    const features = { ...realmFixture({}).features, news: false };
    const { fetch } = await show('/news', [first], { realm: { features } });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the page of an article', () => {
  it('[1.2-043] shows the article of the feed that its address names', async () => {
    const shown = await show('/news/camps/a-1', [item(whole())]);
    expect(
      await screen.findByRole('heading', { name: 'The heading of a-1', level: 1 }),
    ).toBeVisible();
    expect(screen.getByText('What a-1 is about.')).toBeVisible();
    expect(screen.getByText('By Dara Quist')).toBeVisible();
    expect(screen.getByText('It began in a chapel.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What is left', level: 2 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'In camp' })).toHaveAttribute(
      'href',
      '/news?feed=camps',
    );
    expect(asked(shown)).toEqual([{ feed: 'camps', id: 'a-1', latest: 7 }]);
  });

  it('shows the titles that it speaks of, and the latest news without itself', async () => {
    const latest = [article('a-1'), article('a-2')];
    await show('/news/camps/a-1', [item(whole(), latest)]);
    const titles = within(await screen.findByRole('region', { name: 'In this article' }));
    expect(titles.getByRole('link', { name: 'The knockout reel' })).toHaveAttribute(
      'href',
      '/video/v-1/the-knockout-reel',
    );
    const others = within(screen.getByRole('region', { name: 'Latest news' }));
    expect(others.getByRole('link', { name: 'Latest news' })).toHaveAttribute('href', '/news');
    expect(others.getByRole('link', { name: 'The heading of a-2' })).toBeVisible();
    expect(others.getAllByRole('article')).toHaveLength(1);
  });

  it('tells when it was corrected, and only then', async () => {
    await show('/news/camps/a-1', [item(whole({ changedAt: '2026-11-20T23:00:00Z' }))]);
    const changed = (await screen.findByText(/^Updated/)).querySelector('time');
    expect(changed).toHaveAttribute('datetime', '2026-11-20T23:00:00Z');
  });

  it('writes a near day inside a sentence in small letters, and at its beginning with a capital', async () => {
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await show('/news/camps/a-1', [item(whole({ publishedAt: yesterday, changedAt: yesterday }))]);
    const changed = await screen.findByText(/^yesterday /);
    expect(changed.parentElement).toHaveTextContent(/^Updated yesterday /);
    expect(screen.getByText(/^Yesterday /)).toBeVisible();
  });

  it('describes each picture once', async () => {
    const pictures = [picture('one', 'At the harbour.'), picture('two', 'In the corner.')];
    await show('/news/camps/a-1', [item(whole({ pictures }))]);
    expect(await screen.findByRole('img', { name: 'At the harbour.' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'In the corner.' })).toBeInTheDocument();
    expect(screen.getByText('In the corner.')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is not found where the feed has no such article', async () => {
    await show('/news/camps/no-such-article', [item(null)]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('tells that it could not be loaded, and loads it again', async () => {
    await show('/news/camps/a-1', [refusal(500), item(whole())]);
    expect(await screen.findByText('We could not load this article')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The heading of a-1' })).toBeVisible();
  });
});

describe('the heads of pages of news', () => {
  const view = { rows: [], after: null, feeds: [camps, rulings] };

  it('have a title, a feed’s own where the page is limited to one', async () => {
    const { site } = await show('/news', [first]);
    await screen.findByRole('link', { name: 'The heading of a-1' });
    expect(await newsHead(site, undefined)).toHaveProperty('title', 'News');
    expect(await newsHead(site, view)).toHaveProperty('title', 'News');
    expect(await newsHead(site, { ...view, feed: camps })).toHaveProperty('title', 'In camp');
    expect(await newsItemHead(site, undefined)).not.toHaveProperty('title');
  });
});
