import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pagesFor, refusal, showSite } from '../testing/show-site';
import { head } from './upcoming';

afterEach(() => vi.restoreAllMocks());

const event = (number: number, startsAt: string) => ({
  id: `e-${number}`,
  name: `Fight night ${number}`,
  isNew: false,
  startsAt,
  state: 'UPCOMING',
  venue: 'Harbour Hall',
  league: 'Northern League',
  images: {},
});

const page =
  (number: number, events: object[], totalPages = 1, totalResults = events.length) =>
  () =>
    Response.json({ events, pagingInfo: { page: number, rpp: 12, totalPages, totalResults } });

const first = page(
  1,
  [
    event(1, '2026-11-20T18:00:00Z'),
    event(2, '2026-11-20T21:30:00Z'),
    event(3, '2026-11-21T18:00:00Z'),
  ],
  2,
  4,
);
const second = page(2, [event(3, '2026-11-21T18:00:00Z'), event(4, '2026-11-21T20:00:00Z')], 2, 4);

const show = (replies: Parameters<typeof showSite>[0]['replies'], more: object = {}) =>
  showSite({ at: '/upcoming', replies, features: [pagesFor('login')], ...more });

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name, level: 3 })).closest('li');
  if (!row) throw new Error(`${name} is in no row.`);
  return within(row);
};
const day = (name: string) => within(screen.getByRole('region', { name }));
const asked = (fetch: { mock: { calls: unknown[][] } }) =>
  fetch.mock.calls.map(([url]) => new URL(String(url)));

describe('the page of upcoming events', () => {
  it('[1.2-064] lists events by their day, each with its league, place and time', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-19T20:00:00Z'));
    await show([first]);
    expect(await screen.findByRole('heading', { name: 'Coming up', level: 1 })).toBeVisible();
    await screen.findByRole('heading', { name: 'Tomorrow', level: 2 });
    expect(day('Tomorrow').getAllByRole('listitem')).toHaveLength(2);
    const row = within(day('Tomorrow').getAllByRole('listitem')[0] as HTMLElement);
    expect(row.getByText('6:00 PM')).toBeVisible();
    expect(row.getByText('Northern League · Harbour Hall')).toBeVisible();
    expect(row.getByRole('link', { name: 'Fight night 1' })).toHaveAttribute(
      'href',
      '/live/e-1/fight-night-1',
    );
    expect(day('Sat 21 Nov').getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getAllByText(/^Time zone: /)).toHaveLength(1);
  });

  it('offers a reminder for each event, as a file for the viewer’s calendar', async () => {
    await show([first]);
    const remind = await screen.findByRole('link', { name: 'Remind me: Fight night 2' });
    expect(remind.getAttribute('href')).toContain('/api/v2/event/e-2.ics?key=');
  });

  it('names an event that is cancelled or postponed, and offers no reminder of it', async () => {
    const startsAt = '2026-11-20T18:00:00Z';
    const changed = (number: number, timing: string) => ({
      ...event(number, startsAt),
      timing,
      announcedStartsAt: startsAt,
    });
    await show([page(1, [changed(1, 'CANCELLED'), changed(2, 'POSTPONED'), event(3, startsAt)])]);
    expect((await rowOf('Fight night 1')).getByText('Cancelled')).toBeVisible();
    expect((await rowOf('Fight night 2')).getByText('Postponed')).toBeVisible();
    expect(screen.queryByText('Upcoming')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Remind me/ })).toEqual([
      screen.getByRole('link', { name: 'Remind me: Fight night 3' }),
    ]);
  });

  it.each([
    ['on the same day', '2026-11-20T16:00:00Z', /was 4:00 PM$/],
    ['on another day', '2026-11-18T16:00:00Z', /was Wed 18 Nov 4:00 PM$/],
  ])('names an event that was moved, and the time %s that it had', async (_, before, was) => {
    const startsAt = '2026-11-20T18:00:00Z';
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-01T20:00:00Z'));
    await show([page(1, [{ ...event(1, startsAt), timing: 'MOVED', announcedStartsAt: before }])]);
    const row = await rowOf('Fight night 1');
    expect(row.getByText('New time')).toBeVisible();
    expect(row.getByText('6:00 PM')).toBeVisible();
    expect(row.getByText(/^was/)).toHaveTextContent(was);
    expect(row.getByRole('link', { name: 'Remind me: Fight night 1' })).toBeVisible();
  });

  it('[1.9-16] [1.9-17] asks /event/upcoming for 12 events at a time', async () => {
    const { fetch } = await show([first, second]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Fight night 4' })).toBeVisible();
    expect(asked(fetch).map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/v2/event/upcoming?rpp=12&page=1',
      '/api/v2/event/upcoming?rpp=12&page=2',
    ]);
  });

  it('shows an event once that the next page repeats', async () => {
    await show([first, second]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'Fight night 4' });
    expect(screen.getAllByRole('heading', { name: 'Fight night 3' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('is as long as it was when the viewer comes back', async () => {
    const { router } = await show([first, second, first]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'Fight night 4' });
    await act(() => router.navigate('/login'));
    await screen.findByRole('heading', { name: 'Another page' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Fight night 4' })).toBeVisible();
  });

  it('is a list of one page where the viewer opens it anew', async () => {
    const { router } = await show([first, second, first]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'Fight night 4' });
    await act(() => router.navigate('/login'));
    await act(() => router.navigate('/upcoming'));
    expect(await screen.findByRole('heading', { name: 'Fight night 1' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Fight night 4' })).not.toBeInTheDocument();
  });

  it('keeps what it has when the next page fails, and tries again', async () => {
    await show([first, refusal(500), second]);
    const more = await screen.findByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('heading', { name: 'Fight night 1' })).toBeVisible();
    await userEvent.click(more);
    expect(await screen.findByRole('heading', { name: 'Fight night 4' })).toBeVisible();
  });

  it('shows the page of the list that its address names', async () => {
    const { fetch } = await show([second], { at: '/upcoming?page=2' });
    await screen.findByRole('heading', { name: 'Fight night 4' });
    expect(asked(fetch)[0]?.searchParams.get('page')).toBe('2');
  });

  it.each(['0', '-1', 'two', '1e3', '99999'])(
    'shows the first page for an address with the page %s',
    async (number) => {
      const { fetch } = await show([first], { at: `/upcoming?page=${number}` });
      await screen.findByRole('heading', { name: 'Fight night 1' });
      expect(asked(fetch)[0]?.searchParams.get('page')).toBe('1');
    },
  );

  it('leaves out an event without a start', async () => {
    await show([page(1, [event(1, 'soon'), event(2, '2026-11-20T21:30:00Z')])]);
    await screen.findByRole('heading', { name: 'Fight night 2' });
    expect(screen.queryByText('Fight night 1')).not.toBeInTheDocument();
  });

  it('tells that nothing is planned, with a way on', async () => {
    await show([page(1, [], 0)]);
    expect(await screen.findByText('No events are planned right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    expect(screen.queryByText(/^Time zone: /)).not.toBeInTheDocument();
  });

  it('tells that it could not be loaded, and loads it again', async () => {
    await show([refusal(500), first]);
    expect(await screen.findByText('We could not load this list')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Fight night 1' })).toBeVisible();
  });

  it('has a title and a description of its own', async () => {
    const { site } = await show([first]);
    await screen.findByRole('heading', { name: 'Fight night 1' });
    expect(await head(site, undefined)).toMatchObject({
      title: 'Coming up',
      description: 'The next live events on Demo.',
    });
  });
});
