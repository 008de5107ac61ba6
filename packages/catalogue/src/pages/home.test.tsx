import { LanguageBadge } from '@marquee/design-system';
import type { SectionsView } from '@marquee/renderer';
import { realmFixture } from '@marquee/renderer/testing';
import { event, hero, rail, series, video } from '@marquee/titles/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../catalogue';
import { homeSections } from '../testing/home-sections';
import { answer, pagesFor, refusal, showHome } from '../testing/show-site';
import { head, loader } from './home';

const full = answer({
  heroes: [hero(), hero({ id: 'e-8', name: 'The rematch' }, { id: 'h-2' })],
  rails: [
    rail('soon', [event()]),
    rail('films', [video({ isNew: true }), series({ language: 'es' })], 'Films of the week'),
  ],
});

// jsdom has no IntersectionObserver; with this one every element is near the screen.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe(target: Element) {
        this.tell([{ isIntersecting: true, target }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name, level: 3 })).closest('article');
  if (!found) throw new Error(`${name} is in no card`);
  return within(found);
};

const firstPicture = () => {
  const img = document.querySelector('img[fetchpriority="high"]');
  if (!img) throw new Error('There is no main picture.');
  return img;
};

describe('the home page', () => {
  it('[1.2-023] shows the heroes and rails of one answer', async () => {
    const { fetch } = await showHome({ replies: [full] });
    expect(await screen.findByRole('heading', { name: 'The unification', level: 2 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Demo League', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Next fight nights' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Films of the week' })).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('shows the kind and state of each title', async () => {
    await showHome({ replies: [full] });
    expect((await card('The knockout reel')).getByText('New')).toBeVisible();
    expect((await card('The knockout reel')).getByText('12:34')).toBeVisible();
    expect((await card('Inside the camp')).getByText('2 seasons · 14 episodes')).toBeVisible();
    expect(screen.getAllByText('Live')[0]).toBeVisible();
  });

  it.each(['code', 'name', 'flag'] as const)(
    '[1.1-19] writes a language in the realm’s style: %s',
    async (style) => {
      const { brand } = realmFixture();
      await showHome({
        replies: [full],
        realm: { brand: { ...brand, languageBadgeStyle: style } },
      });
      const found = await card('Inside the camp');
      // What the component renders for each style; no two are alike.
      const { container } = render(<LanguageBadge language="es" name="Español" style={style} />);
      const wanted = container.firstElementChild;
      expect(found.getByText(style === 'name' ? 'Español' : 'ES').outerHTML).toBe(
        wanted?.outerHTML,
      );
    },
  );

  it('shows a card and a hero as live once their event has begun, in their places', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-19T20:00:00Z'));
    const coming = answer({
      heroes: [hero({ state: 'UPCOMING' })],
      rails: [rail('soon', [event()])],
    });
    const begun = answer({
      titles: [
        event({ state: 'LIVE' }),
        event({ id: 'e-9', state: 'LIVE', startsAt: '2026-11-21T20:30:00Z' }),
      ],
    });
    await showHome({ replies: [coming, begun], signedIn: true });
    expect((await card('Friday night')).queryByText('Live')).toBeNull();
    expect(screen.getByRole('link', { name: 'Remind me' })).toBeVisible();
    let later = Date.parse('2026-11-21T20:31:00Z');
    await waitFor(() => {
      fireEvent.load(firstPicture());
      // A page that is seen again looks at once.
      later += 10_000;
      now.mockReturnValue(later);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(screen.getByRole('link', { name: 'Watch live' })).toBeVisible();
    });
    expect((await card('Friday night')).getByText('Live')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Remind me' })).toBeNull();
    now.mockRestore();
  });

  it.each([
    ['CANCELLED', 'Cancelled'],
    ['POSTPONED', 'Postponed'],
  ] as const)(
    'names a card and a hero that are %s, without their time or a reminder',
    async (timing, word) => {
      const changed = {
        state: 'UPCOMING',
        timing,
        announcedStartsAt: '2026-11-20T18:00:00Z',
      } as const;
      await showHome({
        replies: [answer({ heroes: [hero(changed)], rails: [rail('soon', [event(changed)])] })],
      });
      const found = await card('Friday night');
      expect(found.getByText(word)).toBeVisible();
      expect(screen.getAllByText(word)).toHaveLength(2);
      expect(screen.queryByText(/18:00|6:00 PM|8:30 PM|Nov/)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Remind me' })).toBeNull();
      expect(screen.getByRole('link', { name: 'See details' })).toBeVisible();
    },
  );

  it('names a card and a hero that were moved, with their new time', async () => {
    const moved = { timing: 'MOVED', announcedStartsAt: '2026-11-20T16:00:00Z' } as const;
    await showHome({
      replies: [
        answer({
          heroes: [hero({ state: 'UPCOMING', ...moved })],
          rails: [rail('soon', [event(moved)])],
        }),
      ],
    });
    const found = await card('Friday night');
    expect(found.getByText('New time')).toBeVisible();
    expect(found.getByText('6:00 PM')).toBeVisible();
    expect(screen.getAllByText('New time')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Remind me' })).toBeVisible();
  });

  it('[1.9-09] shows when an event begins: near days by name, the exact date as ddd, LL', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-19T20:00:00Z'));
    await showHome({ replies: [full] });
    const found = await card('Friday night');
    expect(found.getByText('Fri 20 Nov')).toBeVisible();
    const date = await waitFor(() => {
      fireEvent.load(firstPicture());
      return found.getByText('Tomorrow');
    });
    expect(date).toHaveAttribute('datetime', '2026-11-20T18:00:00Z');
    expect(date).toHaveAttribute('title', 'Fri, November 20, 2026 6:00 PM UTC');
    expect(found.getByText('6:00 PM')).toHaveAttribute('datetime', '2026-11-20T18:00:00Z');
    now.mockRestore();
  });

  it('names near days again after midnight while it stays open', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-19T23:59:00Z'));
    await showHome({ replies: [full] });
    const found = await card('Friday night');
    await waitFor(() => {
      fireEvent.load(firstPicture());
      expect(found.getByText('Tomorrow')).toBeVisible();
    });
    now.mockReturnValue(Date.parse('2026-11-20T00:01:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await found.findByText('Today')).toBeVisible();
    now.mockRestore();
  });

  it('names the zone of its times once, and no zone where it shows no time', async () => {
    const { unmount } = await showHome({ replies: [full] });
    await card('Friday night');
    expect(screen.getAllByText(/^Time zone: /)).toHaveLength(1);
    unmount();
    await showHome({ replies: [answer({ rails: [rail('films', [video()])] })] });
    await card('The knockout reel');
    expect(screen.queryByText(/^Time zone: /)).not.toBeInTheDocument();
  });

  it('leaves out a rail without titles', async () => {
    await showHome({
      replies: [answer({ heroes: [hero()], rails: [rail('soon', []), rail('films', [video()])] })],
    });
    await card('The knockout reel');
    expect(screen.queryByRole('region', { name: 'Next fight nights' })).not.toBeInTheDocument();
  });

  it('shows the part of an answer that there is', async () => {
    await showHome({ replies: [answer({ rails: [rail('films', [video()])] })] });
    expect(await card('The knockout reel')).toBeDefined();
  });
});

describe('titles on the home page', () => {
  /** A realm whose operator has switched the pages of titles off. */
  const withoutPages = { features: { ...realmFixture({}).features, video: false, live: false } };

  it('are no links where the realm has no pages for them', async () => {
    await showHome({ replies: [full], realm: withoutPages });
    expect((await card('The knockout reel')).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'The unification' })).not.toBeInTheDocument();
  });

  it('are links to their pages', async () => {
    await showHome({ replies: [full] });
    expect((await card('The knockout reel')).getByRole('link')).toHaveAttribute(
      'href',
      '/video/v-1/the-knockout-reel',
    );
    expect(screen.getByRole('link', { name: 'The unification' })).toHaveAttribute(
      'href',
      '/live/e-9/the-unification',
    );
  });

  it('ask a guest to sign in, who then comes back to the title', async () => {
    await showHome({ replies: [full], features: [pagesFor('login')] });
    const [first] = await screen.findAllByRole('link', { name: 'Sign in to watch' });
    expect(first).toHaveAttribute('href', '/login?from=%2Flive%2Fe-9%2Fthe-unification');
  });

  it('are watched by a guest where they are free', async () => {
    const free = answer({ heroes: [hero({ accessLevel: 'FREE' })], rails: [] });
    await showHome({ replies: [free], features: [pagesFor('login')] });
    expect(await screen.findByRole('link', { name: 'Watch live' })).toHaveAttribute(
      'href',
      '/live/e-9/the-unification',
    );
    expect(screen.queryByRole('link', { name: 'Sign in to watch' })).not.toBeInTheDocument();
  });

  it('are watched by a viewer, who is not asked to sign in', async () => {
    await showHome({ replies: [full], features: [pagesFor('login')], signedIn: true });
    expect((await screen.findAllByRole('link', { name: 'Watch live' }))[0]).toHaveAttribute(
      'href',
      '/live/e-9/the-unification',
    );
    expect(screen.queryByRole('link', { name: 'Sign in to watch' })).not.toBeInTheDocument();
  });

  it('offer a reminder before they begin, as a file for the viewer’s calendar', async () => {
    const soon = answer({ heroes: [hero({ state: 'UPCOMING' })], rails: [] });
    await showHome({ replies: [soon] });
    const remind = await screen.findByRole('link', { name: 'Remind me' });
    expect(remind.getAttribute('href')).toContain('/api/v2/event/e-9.ics?key=');
    expect(screen.getByRole('link', { name: 'See details' })).toBeVisible();
  });

  it('without pages, ask a guest to sign in, and offer a link to the next section', async () => {
    await showHome({ replies: [full], features: [pagesFor('login')], realm: withoutPages });
    const [first] = await screen.findAllByRole('link', { name: 'Sign in to watch' });
    expect(first).toHaveAttribute('href', '/login');
    const [browse] = screen.getAllByRole('link', { name: 'Browse' });
    const target = browse?.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toBe(
      screen.getByRole('region', { name: 'Next fight nights' }),
    );
  });

  it('without pages, do not ask a viewer to sign in', async () => {
    await showHome({
      replies: [full],
      features: [pagesFor('login')],
      signedIn: true,
      realm: withoutPages,
    });
    expect(await card('The knockout reel')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Sign in to watch' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Browse' })).not.toHaveLength(0);
  });
});

describe('pictures on the home page', () => {
  const pictures = () => [...document.querySelectorAll('img')].map((img) => img.src);
  const cardPictures = () => pictures().filter((src) => /landscape|portrait/.test(src));
  const loading = () =>
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  afterEach(() => vi.restoreAllMocks());

  it('do not load before the hero’s has loaded', async () => {
    loading();
    await showHome({ replies: [full] });
    await card('The knockout reel');
    expect(cardPictures()).toEqual([]);
    await waitFor(() => {
      fireEvent.load(firstPicture());
      expect(cardPictures()).toHaveLength(3);
    });
  });

  it.each([
    ['the hero’s picture fails', () => fireEvent.error(firstPicture())],
    ['the viewer scrolls', () => fireEvent.scroll(window)],
  ])('load also when %s', async (_what, happen) => {
    loading();
    await showHome({ replies: [full] });
    await card('The knockout reel');
    // repeated, as viewers do: the page listens a moment after it is rendered
    await waitFor(() => {
      happen();
      expect(cardPictures()).toHaveLength(3);
    });
  });

  it('load at once on a page without heroes', async () => {
    await showHome({ replies: [answer({ rails: [rail('films', [video()])] })] });
    await card('The knockout reel');
    await waitFor(() => expect(cardPictures()).toHaveLength(1));
  });

  it('[1.9-06] are requested in the widths that the origin has', async () => {
    await showHome({ replies: [full] });
    await card('The knockout reel');
    const widths = [...document.querySelectorAll('source')].flatMap(({ srcset }) =>
      [...srcset.matchAll(/w=(\d+)/g)].map(([, width]) => Number(width)),
    );
    expect(widths).not.toHaveLength(0);
    expect(widths.filter((w) => ![240, 480, 960, 1440, 1920, 2560, 3840].includes(w))).toEqual([]);
  });
});

describe('the home page without sections to show', () => {
  it('says that there is nothing to watch, and offers to look again', async () => {
    const none = answer({ heroes: [], rails: [] });
    await showHome({ replies: [none, full] });
    expect(await screen.findByRole('heading', { name: 'Nothing to watch yet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'The unification' })).toBeVisible();
  });

  it('says that the origin failed, with its request id and a way to try again', async () => {
    const { fetch } = await showHome({ replies: [refusal(500), full] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not load this page.*req-9/s);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The unification' })).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no answer', []],
    ['no JSON', [() => new Response('<html>')]],
    ['another shape', [answer({ rails: 'none' })]],
    ['another shape further in', [answer({ rails: [{ key: 'films', items: null }] })]],
    ['no list of titles', [answer({ rails: [{ key: 'films', items: { edges: null } }] })]],
  ])('takes %s for a failure', async (_what, replies) => {
    await showHome({ replies });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this page');
  });

  it('loads by itself when the connection is back', async () => {
    let connected = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connected);
    const reply = () => {
      if (!connected) throw new TypeError('Failed to fetch');
      return full();
    };
    await showHome({ replies: [reply] });
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    connected = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'The unification' })).toBeVisible();
  });
});

describe('the head of the home page', () => {
  const load = async () => {
    const { site, unmount } = await showHome({ replies: [full] });
    unmount();
    await site.ensureLabels(catalogue);
    const url = new URL('http://demo.test/home');
    const context = {
      site,
      origin: site.origin,
      params: {},
      url,
      signal: AbortSignal.timeout(5000),
    };
    const view: SectionsView = await loader(context);
    return { site, view };
  };

  it('preloads the first hero as the page will ask for it, one crop a screen', async () => {
    const { site, view } = await load();
    const { preload = [] } = await head(site, view);
    expect(preload.map(({ media, type, sizes }) => [media, type, sizes])).toEqual([
      ['(max-width: 767.98px)', 'image/avif', '100vw'],
      ['(min-width: 768px)', 'image/avif', '100vw'],
    ]);
    await showHome({ replies: [full] });
    await screen.findByRole('heading', { name: 'The unification' });
    const asked = [...document.querySelectorAll('source[type="image/avif"]')].map((e) =>
      e.getAttribute('srcset'),
    );
    expect(asked).toEqual(expect.arrayContaining(preload.map(({ srcSet }) => srcSet)));
  });

  it('describes the brand, shows its first hero and lists its events', async () => {
    const { site, view } = await load();
    const { description, image, jsonLd } = await head(site, view);
    expect(description).toBe('Every bout, live.');
    expect(image?.src).toBe('http://origin.test/images/demo/hero?w=1440&f=jpeg');
    expect(jsonLd?.map((data) => data['@type'])).toEqual(['WebSite', 'ItemList']);
  });

  it('describes the brand also without data', async () => {
    const { site } = await load();
    expect(await head(site, undefined)).toMatchObject({ description: 'Every bout, live.' });
    expect((await head(site, undefined)).preload).toBeUndefined();
  });

  it('preloads nothing when the hero is not the first thing on the page', async () => {
    const [top, ...rest] = homeSections;
    expect(top?.type).toBe('hero');
    const { site, view } = await load();
    const turned = { sections: [...view.sections].reverse() };
    expect(rest).toHaveLength(2);
    expect((await head(site, turned)).preload).toBeUndefined();
  });
});
