import type { Section } from '@marquee/realm';
import { realmFixture } from '@marquee/renderer/testing';
import { event, hero, rail, series, video } from '@marquee/titles/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, pagesFor, refusal, showHome, showSite } from '../testing/show-site';
import { head as liveNowHead } from './live-now';
import { head as releasesHead } from './releases';
import { head as sectionHead } from './section';

afterEach(() => vi.unstubAllGlobals());

type Titles = Parameters<typeof rail>[1];

/** One page of titles; with a cursor, there are more. */
const titles = (nodes: Titles, after?: string, title?: string) => {
  const row = rail('titles', nodes, title);
  const pageInfo = { hasNextPage: after !== undefined, endCursor: after ?? null };
  return answer({ rails: [{ ...row, items: { ...row.items, pageInfo } }] });
};

const first = titles([video(), video({ id: 'v-2', name: 'The second reel' })], 'c-2');
const second = titles([video({ id: 'v-3', name: 'The third reel' })]);

/** The origin's answer to a cursor that is none. */
const noCursor = () =>
  Response.json({
    data: null,
    errors: [{ message: 'No.', path: ['rails'], extensions: { code: 'BAD_INPUT' } }],
  });

type Shown = Awaited<ReturnType<typeof showSite>>;

/** The rails of each request. */
const asked = ({ fetch }: Pick<Shown, 'fetch'>) =>
  fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables.rails);

const show = (at: string, replies: Parameters<typeof showSite>[0]['replies'], more: object = {}) =>
  showSite({ at, replies, features: [pagesFor('login')], ...more });

describe('the page of what is live now', () => {
  it('[1.2-027] shows the events that are on, each with the way to it', async () => {
    await show('/livenow', [titles([event({ id: 'e-4', name: 'The main card', state: 'LIVE' })])]);
    expect(await screen.findByRole('heading', { name: 'Live now', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The main card' })).toHaveAttribute(
      'href',
      '/live/e-4/the-main-card',
    );
  });

  it('[1.9-18] asks for 15 live events at a time', async () => {
    const shown = await show('/livenow', [first, second]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'The third reel' });
    expect(asked(shown)).toEqual([
      [{ key: 'titles', source: 'LIVE', first: 15 }],
      [{ key: 'titles', source: 'LIVE', first: 15, after: 'c-2' }],
    ]);
  });

  it('tells what begins next while nothing is on, with a reminder', async () => {
    const shown = await show('/livenow', [titles([]), titles([event()])]);
    expect(await screen.findByText('Nothing is on right now')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Begins next', level: 2 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remind me: Friday night' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All upcoming events' })).toHaveAttribute(
      'href',
      '/upcoming',
    );
    expect(asked(shown)[1]).toEqual([{ key: 'next', source: 'UPCOMING', first: 3 }]);
  });

  it('names no next event where none is planned', async () => {
    await show('/livenow', [titles([])]);
    expect(await screen.findByText('Nothing is on right now')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Begins next' })).not.toBeInTheDocument();
  });
});

describe('the page of releases', () => {
  it('[1.2-057] shows the newest videos and replays, 24 at a time', async () => {
    const shown = await show('/releases', [first, second]);
    expect(await screen.findByRole('heading', { name: 'New releases', level: 1 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'The third reel' })).toBeVisible();
    expect(asked(shown)).toEqual([
      [{ key: 'titles', source: 'LATEST', first: 24 }],
      [{ key: 'titles', source: 'LATEST', first: 24, after: 'c-2' }],
    ]);
  });

  it('is as long as it was when the viewer comes back', async () => {
    const { router } = await show('/releases', [first, second, first]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'The third reel' });
    await act(() => router.navigate('/login'));
    await screen.findByRole('heading', { name: 'Another page' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: 'The third reel' })).toBeVisible();
  });

  it('begins where its address says', async () => {
    const shown = await show('/releases?after=c-2', [second]);
    await screen.findByRole('heading', { name: 'The third reel' });
    expect(asked(shown)[0]).toEqual([{ key: 'titles', source: 'LATEST', first: 24, after: 'c-2' }]);
  });

  it('is not found at a place that the origin refuses', async () => {
    await show('/releases?after=nonsense', [noCursor]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('tells that it could not be loaded, and loads it again', async () => {
    await show('/releases', [refusal(500), second]);
    expect(await screen.findByText('We could not load this list')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The third reel' })).toBeVisible();
  });

  it('tells that there is nothing new', async () => {
    await show('/releases', [titles([])]);
    expect(await screen.findByText('Nothing new yet')).toBeVisible();
  });
});

describe('the page of a section', () => {
  const sections: Section[] = [
    { type: 'hero', id: 'top', source: 'featured', limit: 3 },
    {
      type: 'rail',
      id: 'picks',
      source: 'collection',
      collection: 'c-9',
      shape: 'landscape',
      limit: 2,
    },
    { type: 'grid', id: 'shows', source: 'series', shape: 'portrait', limit: 2 },
    { type: 'richText', id: 'words', text: { en: '<p>Words</p>' } },
  ];

  it('[1.2-061] shows more titles of the section that its address names', async () => {
    const shown = await show('/section/picks', [titles([video()], 'c-1', 'The picks'), second], {
      sections,
    });
    expect(await screen.findByRole('heading', { name: 'The picks', level: 1 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'The third reel' })).toBeVisible();
    expect(asked(shown)[1]).toEqual([
      { key: 'titles', source: 'COLLECTION', collection: 'c-9', first: 24, after: 'c-1' },
    ]);
  });

  it('is named after its source where neither the realm nor the origin names it', async () => {
    await show('/section/shows', [titles([series()])], { sections });
    expect(await screen.findByRole('heading', { name: 'Series', level: 1 })).toBeVisible();
  });

  it.each(['top', 'words', 'unknown'])('is not found for the section %s', async (id) => {
    const { fetch } = await show(`/section/${id}`, [second], { sections });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });

  describe('on the home page', () => {
    const home = (hasNextPage: boolean) => {
      const row = rail('picks', [video()], 'The picks');
      const pageInfo = { hasNextPage, endCursor: '0' };
      return answer({
        heroes: [hero()],
        rails: [{ ...row, items: { ...row.items, pageInfo } }],
      });
    };
    const heading = () => screen.findByRole('heading', { name: 'The picks', level: 2 });

    it('leads from the rail’s heading where there are more titles', async () => {
      await showHome({ replies: [home(true)], sections });
      await heading();
      expect(screen.getByRole('link', { name: 'The picks' })).toHaveAttribute(
        'href',
        '/section/picks',
      );
    });

    it('has no link where the rail shows all of its titles', async () => {
      await showHome({ replies: [home(false)], sections });
      await heading();
      expect(screen.queryByRole('link', { name: 'The picks' })).not.toBeInTheDocument();
    });

    it('has no link where the realm does not have the page', async () => {
      const features = { ...realmFixture({}).features, sections: false };
      await showHome({ replies: [home(true)], sections, realm: { features } });
      await heading();
      expect(screen.queryByRole('link', { name: 'The picks' })).not.toBeInTheDocument();
    });
  });
});

describe('the heads of pages of lists', () => {
  it('have a title each, a section’s once that is loaded', async () => {
    const { site } = await show('/releases', [first]);
    await screen.findByRole('heading', { name: 'The second reel' });
    expect(await releasesHead(site, undefined)).toHaveProperty('title', 'New releases');
    expect(await liveNowHead(site, undefined)).toHaveProperty('title', 'Live now');
    expect(await sectionHead(site, { rows: [], after: null, title: 'The picks' })).toHaveProperty(
      'title',
      'The picks',
    );
    expect(await sectionHead(site, undefined)).toHaveProperty('title', undefined);
  });
});
