import type { OwnPage, PageContent, Section } from '@marquee/realm';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { rail, video } from '@marquee/titles/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../catalogue';
import { answer, refusal, showSite } from '../testing/show-site';
import { head, loader } from './external-page';

const content = '/_assets/demo/pages/about.12345678.json';
const sectionTypes: Section['type'][] = ['richText', 'grid', 'banner', 'plugin'];
const own: OwnPage[] = [
  { type: 'sections', id: 'about', title: { en: 'About us' }, content, sectionTypes },
  {
    type: 'frame',
    id: 'results',
    title: { en: 'Results' },
    address: 'https://results.example/',
    height: 900,
  },
  { type: 'link', id: 'shop', title: { en: 'Shop' }, address: 'https://shop.example/' },
];
const about: PageContent = {
  sections: [
    { type: 'richText', id: 'story', title: { en: 'Our story' }, text: { en: '<h1>1998</h1>' } },
    { type: 'grid', id: 'films', source: 'videos', shape: 'landscape', limit: 6 },
    {
      type: 'banner',
      id: 'finals',
      title: { en: 'The finals' },
      action: { label: { en: 'Fighters' }, to: { route: 'fighters' } },
    },
  ],
};
const films = answer({ rails: [rail('films', [video()], 'Films')] });

/** Answers the page's content as `reply` says; all other calls go to the origin. */
const contentOf = (reply: () => Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      expect(address).toBe(content);
      return reply();
    }),
  );

const show = (id: string) => showSite({ at: `/externalpage/${id}`, own, replies: [films] });

afterEach(() => vi.unstubAllGlobals());

describe('a page of the brand’s own', () => {
  it('[1.2-009] has sections, whose headings are below its own', async () => {
    contentOf(async () => Response.json(about));
    await show('about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Our story' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '1998' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Films' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'The finals' })).toBeVisible();
    // There is no page of fighters yet, so the banner has no button.
    expect(screen.queryByRole('link', { name: 'Fighters' })).not.toBeInTheDocument();
  });

  it('shows its texts when the origin fails, says what is missing, and loads it at the next try', async () => {
    contentOf(async () => Response.json(about));
    const { fetch } = await showSite({
      at: '/externalpage/about',
      own,
      replies: [refusal(500), refusal(500), films],
    });
    expect(await screen.findByRole('heading', { level: 3, name: '1998' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'The finals' })).toBeVisible();
    // The browser tries once more at once: the server waits only a short time.
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Films' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('has an id on every section, so that links can lead to it', async () => {
    contentOf(async () => Response.json(about));
    await show('about');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Films' });
    expect(heading.closest('#section-films')).toContainElement(
      screen.getByRole('list', { name: 'Films' }),
    );
  });

  it('leads from no rail to a page of more, which sections of the home page alone have', async () => {
    const content: PageContent = {
      sections: [{ type: 'rail', id: 'films', source: 'videos', shape: 'landscape', limit: 6 }],
    };
    contentOf(async () => Response.json(content));
    const row = rail('films', [video()], 'Films');
    const pageInfo = { hasNextPage: true, endCursor: '0' };
    await showSite({
      at: '/externalpage/about',
      own,
      replies: [answer({ rails: [{ ...row, items: { ...row.items, pageInfo } }] })],
    });
    await screen.findByRole('heading', { level: 2, name: 'Films' });
    expect(screen.queryByRole('link', { name: 'Films' })).toBeNull();
  });

  it('can be another site in a frame, with a link to that site', async () => {
    await show('results');
    expect(await screen.findByTitle('Results')).toHaveAttribute('src', 'https://results.example/');
    expect(screen.getByRole('link', { name: /Open Results/ })).toHaveAttribute(
      'href',
      'https://results.example/',
    );
  });

  it('shows a plugin in a sandbox under its heading, with a link to it, also when the origin is down', async () => {
    const plugin: PageContent = {
      sections: [
        ...about.sections,
        {
          type: 'plugin',
          id: 'table',
          title: { en: 'Standings' },
          size: { height: 320 },
          address: 'https://plugins.example/table',
          allow: [],
          passes: ['locale'],
        },
      ],
    };
    contentOf(async () => Response.json(plugin));
    await showSite({ at: '/externalpage/about', own, replies: [refusal(500)] });
    const part = await screen.findByRole('region', { name: 'Standings' });
    expect(part).toHaveAttribute('id', 'section-table');
    const frame = screen.getByTitle('Standings');
    expect(frame).toHaveAttribute('src', 'https://plugins.example/table?locale=en');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(frame).toHaveAttribute('height', '320');
    expect(screen.getByRole('link', { name: /Open Standings/ })).toHaveAttribute(
      'href',
      'https://plugins.example/table?locale=en',
    );
  });

  describe('with a text that the origin has', () => {
    const kept: PageContent = {
      sections: [
        {
          type: 'richText',
          id: 'rights',
          key: 'rights',
          title: { en: 'Our version' },
          text: { en: '<p>As the file has it.</p>' },
        },
      ],
    };
    const rich = () =>
      Response.json({
        translations: { en_GB: { rights: '<p onclick="x()">As of <script>1</script>today.</p>' } },
      });
    const plain = () => Response.json({ texts: { rights: 'This season' }, selected_locale: 'en' });

    it('[1.7-38] [1.7-39] shows the origin’s in place of the file’s, made safe', async () => {
      contentOf(async () => Response.json(kept));
      await showSite({ at: '/externalpage/about', own, replies: [rich, plain] });
      expect(await screen.findByRole('heading', { level: 2, name: 'This season' })).toBeVisible();
      const text = screen.getByText(/As of/);
      expect(text).toHaveTextContent('As of today.');
      expect(text).not.toHaveAttribute('onclick');
      expect(screen.queryByText('As the file has it.')).not.toBeInTheDocument();
    });

    it('[1.7-38] shows the file’s when the origin does not answer, and no failure', async () => {
      contentOf(async () => Response.json(kept));
      const { router } = await showSite({
        at: '/externalpage/about',
        own,
        replies: [refusal(500)],
      });
      expect(await screen.findByText('As the file has it.')).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: 'Our version' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      // The server does not store a page with `incomplete`.
      expect(Object.values(router.state.loaderData)).toContainEqual(
        expect.objectContaining({ data: expect.objectContaining({ incomplete: 'texts' }) }),
      );
    });

    it('makes no call where no text has a key', async () => {
      contentOf(async () =>
        Response.json({ sections: kept.sections.map((one) => ({ ...one, key: undefined })) }),
      );
      const { fetch } = await showSite({ at: '/externalpage/about', own, replies: [rich] });
      expect(await screen.findByText('As the file has it.')).toBeVisible();
      expect(fetch).not.toHaveBeenCalled();
    });
  });

  const broken = new ReadableStream({
    start: (body) => body.error(new TypeError('network error')),
  });
  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is lost halfway', async () => new Response(broken)],
  ])('says that its content %s, with a button to try again', async (_what, reply) => {
    contentOf(reply);
    await show('about');
    expect(await screen.findByText('We could not load this page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    ['gone', new Response(null, { status: 404 })],
    ['another page of the site', new Response('<!doctype html>')],
  ])('loads its document again when the brand has changed it: %s', async (_what, reply) => {
    contentOf(async () => reply);
    const realm = realmFixture({ pages: { home: { sections: [] }, own } });
    const site = siteFixture({ realm, features: [catalogue] });
    const address = 'http://demo.test/externalpage/about';
    const loading = loader({
      site,
      origin: site.origin,
      params: { pageId: 'about' },
      url: new URL(address),
      signal: new AbortController().signal,
    });
    const thrown = await loading.catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error('No redirect was thrown.');
    expect(thrown.headers.get('location')).toBe(address);
    expect(thrown.headers.get('x-remix-reload-document')).toBe('true');
  });

  it('has a live route in a realm with own pages only', () => {
    const live = (pages: OwnPage[]) =>
      siteFixture({
        realm: realmFixture({ pages: { home: { sections: [] }, own: pages } }),
        features: [catalogue],
      }).isLive('externalPage');
    expect([live(own), live([])]).toEqual([true, false]);
  });

  it('has its own title and description in the head, else the realm’s description', async () => {
    const site = siteFixture({ realm: realmFixture(), features: [catalogue] });
    const view = { title: 'Results', type: 'frame', address: '', height: 1 } as const;
    expect(await head(site, view)).toMatchObject({
      title: 'Results',
      description: site.text(site.realm.description),
    });
    expect(await head(site, { ...view, description: 'Every result.' })).toMatchObject({
      description: 'Every result.',
    });
  });
});
