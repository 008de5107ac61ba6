import { createOriginClient } from '@marquee/origin-client';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { library } from '../library';
import { listSummary } from '../testing/library-story';

/** A title of the catalogue, as its answer has it. */
const picture = { url: '/p.webp', width: 1920, height: 1080, tone: '#000000', alt: '' };
const title = (name: string) => ({
  __typename: 'Video',
  id: name.toLowerCase(),
  name,
  language: null,
  isNew: false,
  durationSeconds: 60,
  images: {
    landscape: picture,
    portrait: picture,
    square: picture,
    hero: picture,
    heroMobile: picture,
  },
});
const item = (id: string, at: number) => ({
  id,
  contentType: 'video',
  place: String(at),
  thumbnailUrl: `/${id}.webp`,
});

const userEvent = setupUserEvent.setup({ delay: null });

let calls: string[];
let bodies: unknown[];
/** The list at the origin, as the ids of its titles. */
let content: string[];
let version: number;
let hasLists: boolean;
let refuse: (call: string) => { status: number; code: string } | null;

const summary = () => ({
  ...listSummary('1', 'For the weekend', content.length),
  version,
  thumbnails: content.slice(0, 4).map((id) => `/${id}.webp`),
});
const whole = () => ({
  watchlist: summary(),
  content: content.map(item),
  pagingInfo: { moreDataAvailable: false },
});
const changed = () => {
  version += 1;
  return Response.json(summary());
};

async function answer(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(String(url));
  const call = `${init?.method} ${pathname.replace(/^\/api\/v\d/, '')}${search}`;
  const body = init?.body ? JSON.parse(String(init.body)) : undefined;
  if (!pathname.endsWith('/graphql')) {
    calls.push(call);
    if (body) bodies.push(body);
  }
  const refusal = refuse(call);
  if (refusal) {
    const details = refusal.code === 'LIST_CHANGED' ? whole() : {};
    return Response.json({ ...refusal, messages: ['No.'], details }, { status: refusal.status });
  }
  if (pathname.endsWith('/graphql'))
    return Response.json({ data: { titles: ['A', 'B', 'C', 'D', 'X'].map(title) } });
  if (call.startsWith('GET /watchlists?rpp=25&lastSeen='))
    return Response.json({
      watchlists: [listSummary('2', 'Another night', 0)],
      pagingInfo: { moreDataAvailable: false },
    });
  if (call.startsWith('GET /watchlists'))
    return Response.json({
      watchlists: hasLists ? [listSummary('1', 'For the weekend', 0)] : [],
      pagingInfo: { moreDataAvailable: hasLists },
    });
  if (call === 'POST /watchlists')
    return Response.json(listSummary('9', body.name, 0), { status: 201 });
  if (call.startsWith('GET /new-watchlists/')) return Response.json(whole());
  if (call.startsWith('PUT /user/watchlist/')) {
    const id = pathname.split('/').at(-2) ?? '';
    content = content.filter((one) => one !== id);
    content.splice(body.after ? content.indexOf(body.after.id) + 1 : 0, 0, id);
    return changed();
  }
  if (init?.method === 'DELETE' && pathname.includes('/content/')) {
    content = content.filter((one) => one !== pathname.split('/').at(-1));
    return changed();
  }
  if (pathname.endsWith('/content')) {
    const added = body.content.filter(({ id }: { id: string }) => !content.includes(id));
    content = [...content, ...added.map(({ id }: { id: string }) => id)];
    version += 1;
    return Response.json({ watchlist: summary(), added, present: [], unknown: [] });
  }
  if (init?.method === 'POST') {
    content = body.content.map(({ id }: { id: string }) => id);
    return changed();
  }
  if (init?.method === 'PUT') return Response.json({ ...summary(), name: body.name });
  return new Response(null, { status: 204 });
}

function show(at: string) {
  const { features } = realmFixture();
  const realm = realmFixture({
    // Nothing else of the viewer's is asked for.
    features: new Proxy(features, { get: (_, name) => name === 'watchlists' }),
  });
  const site = siteFixture({
    realm,
    features: [library],
    ...workshopVisit(realm, 'en', { as: {} }),
    origin: createOriginClient({
      ...realm.origin,
      language: 'en',
      fetch: answer,
      wait: async () => {},
    }),
  });
  render(<WorkshopPage site={site} at={at} />);
}
const LIST = '/watchlists/owner-0123456789ab/list-1-0123456789';
const order = () =>
  [...document.querySelectorAll('[data-handle]')].map((handle) =>
    handle.getAttribute('aria-label')?.slice(-1),
  );

async function edit() {
  show(LIST);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(order()).toEqual(['A', 'B', 'C', 'D']));
}
async function choose(name: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `Move or remove ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  calls = [];
  bodies = [];
  content = ['a', 'b', 'c', 'd'];
  version = 1;
  hasLists = true;
  refuse = () => null;
});
afterEach(() => vi.unstubAllGlobals());

it('[2.4-45] [2.4-46] [2.7-36] [2.7-37] [2.9-01] lists are loaded 25 to a page, and more behind the last one', async () => {
  show('/watchlists');
  expect(await screen.findByRole('link', { name: 'For the weekend' })).toBeVisible();
  expect(calls).toEqual(['GET /watchlists?rpp=25']);
  await userEvent.click(screen.getByRole('button', { name: 'Show more lists' }));
  expect(await screen.findByRole('link', { name: 'Another night' })).toBeVisible();
  expect(calls[1]).toBe('GET /watchlists?rpp=25&lastSeen=1.list-1-0123456789');
});

it('[2.6-03] the lists can be filtered to the viewer’s own, by the address', async () => {
  show('/watchlists?ownership=owned');
  expect(await screen.findByRole('link', { name: 'For the weekend' })).toBeVisible();
  expect(calls).toEqual(['GET /watchlists?rpp=25&ownership=owned']);
  const filter = screen.getByRole('link', { name: 'Only my own' });
  expect(filter).toHaveAttribute('aria-current', 'true');
  await userEvent.click(filter);
  await waitFor(() => expect(calls).toEqual([expect.anything(), 'GET /watchlists?rpp=25']));
});

it('[2.4-47] [2.7-38] [2.8-16] a list that cannot be made is refused with its reason at its name, and one that is made comes first', async () => {
  show('/watchlists');
  await screen.findByRole('link', { name: 'For the weekend' });
  refuse = (call) => (call === 'POST /watchlists' ? { status: 409, code: 'NAME_TAKEN' } : null);
  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Name of the list/), 'Twice{Enter}');
  expect(await dialog.findByText('You already have a list with this name.')).toBeVisible();
  refuse = () => null;
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const names = screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
  expect(names).toEqual(['Twice', 'For the weekend']);
  expect(bodies).toEqual([{ name: 'Twice' }, { name: 'Twice' }]);
});

it('the heading has the focus once the first list is made, whose button is gone', async () => {
  hasLists = false;
  show('/watchlists');
  await screen.findByText('Make your first list');
  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  const name = within(await screen.findByRole('dialog')).getByLabelText(/Name of the list/);
  await userEvent.type(name, 'First{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('an empty list’s “Add titles” has the focus again once the catalogue is closed', async () => {
  content = [];
  show(LIST);
  await userEvent.click(await screen.findByRole('button', { name: 'Add titles' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add titles' })).toHaveFocus());
});

it('[2.4-48] [2.7-39] [2.8-17] a list is renamed in a dialog, and keeps its name when that is refused', async () => {
  show(LIST);
  await userEvent.click(await screen.findByRole('button', { name: 'More for For the weekend' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  refuse = (call) => (call.startsWith('PUT') ? { status: 500, code: 'INTERNAL_ERROR' } : null);
  const field = await screen.findByLabelText(/Name of the list/);
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'Sunday{Enter}');
  expect(await screen.findByText(/cannot|try again|not be reached|Try again/i)).toBeVisible();
  expect(screen.getByLabelText(/Name of the list/)).toHaveValue('Sunday');
  refuse = () => null;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible();
  expect(calls).toContain('PUT /watchlists/list-1-0123456789');
});

it('[2.8-15] [2.9-02] [2.7-43] a list whose content cannot be loaded is an empty list, and loads again', async () => {
  refuse = (call) => (call.startsWith('GET /new') ? { status: 400, code: 'BAD' } : null);
  show(LIST);
  expect(await screen.findByText('Nothing to show right now')).toBeVisible();
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(calls).toContain('GET /new-watchlists/list-1-0123456789?rpp=60');
  refuse = () => null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'A' })).toBeVisible();
});

it('[2.4-51] [2.7-45] a title is removed, and comes back to its place', async () => {
  await edit();
  await choose('B', 'Remove from the list');
  expect(order()).toEqual(['A', 'C', 'D']);
  expect(screen.getByRole('button', { name: 'Move C' }), 'the next one').toHaveFocus();
  await waitFor(() => expect(content).toEqual(['a', 'c', 'd']));
  expect(calls).toContain('DELETE /new-watchlists/list-1-0123456789/content/video/b');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(content).toEqual(['a', 'b', 'c', 'd']));
  await waitFor(() => expect(order()).toEqual(['A', 'B', 'C', 'D']));
});

it('[2.7-48] titles move by menu and by keys, one call after the other, each with the version after the last', async () => {
  await edit();
  await choose('D', 'Move to the top');
  screen.getByRole('button', { name: 'Move A' }).focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(content).toEqual(['d', 'b', 'a', 'c']));
  expect(order()).toEqual(['D', 'B', 'A', 'C']);
  expect(bodies).toEqual([
    { after: null, version: 1 },
    { after: { id: 'b', contentType: 'video' }, version: 2 },
  ]);
});

it('[2.7-46] a list is sorted by the names of its titles in one call, and put back', async () => {
  content = ['d', 'a', 'c', 'b'];
  show(LIST);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sort by name' }));
  await waitFor(() => expect(content).toEqual(['a', 'b', 'c', 'd']));
  expect(calls.at(-1)).toBe('POST /new-watchlists/list-1-0123456789?lastSeen=4');
  expect(bodies.at(-1)).toEqual({
    content: ['a', 'b', 'c', 'd'].map((id) => ({ id, contentType: 'video' })),
    version: 1,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(content).toEqual(['d', 'a', 'c', 'b']));
});

it('a list that was changed elsewhere is shown as it is, and the viewer is told', async () => {
  await edit();
  content = ['c', 'x', 'a'];
  version = 7;
  refuse = (call) => (call.includes('/position') ? { status: 409, code: 'LIST_CHANGED' } : null);
  await choose('B', 'Move up');
  expect(await screen.findByText(/changed elsewhere/)).toBeVisible();
  await waitFor(() => expect(order()[0]).toBe('C'));
  expect(order()).toHaveLength(3);
});

it('a move that goes well in a list that was changed elsewhere brings in what the other did', async () => {
  await edit();
  content = ['a', 'c', 'b', 'd', 'x'];
  version = 5;
  await choose('B', 'Move to the top');
  await waitFor(() => expect(order()).toEqual(['B', 'A', 'C', 'D', 'X']));
  expect(content).toEqual(['b', 'a', 'c', 'd', 'x']);
  expect(await screen.findByText(/moved/i)).toBeVisible();
});

it('[2.7-40] [2.4-50] a list is deleted after a question', async () => {
  show(LIST);
  await userEvent.click(await screen.findByRole('button', { name: 'More for For the weekend' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “For the weekend”?' });
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The list is deleted')).toBeVisible();
  expect(calls).toContain('DELETE /watchlists/owner-0123456789ab/list-1-0123456789');
});

const GONE = { status: 404, code: 'UNKNOWN_WATCHLIST' };

it.each<[string, () => Promise<void>]>([
  ['moves a title', () => choose('B', 'Move up')],
  ['removes a title', () => choose('B', 'Remove from the list')],
  ['sorts it', () => userEvent.click(screen.getByRole('button', { name: 'Sort by name' }))],
  [
    'renames it',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More for For the weekend' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      await userEvent.type(await screen.findByLabelText(/Name of the list/), '!{Enter}');
    },
  ],
  [
    'deletes it',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More for For the weekend' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = await screen.findByRole('dialog', { name: 'Delete “For the weekend”?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    },
  ],
])('a list that was deleted in another tab is gone for a viewer who %s', async (_, act) => {
  content = ['d', 'b', 'c', 'a'];
  show(LIST);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(order()).toHaveLength(4));
  refuse = (call) => (call.startsWith('GET') ? null : GONE);
  await act();
  expect(await screen.findByRole('heading', { name: 'The list is deleted' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All watchlists' })).toBeVisible();
  expect(order()).toEqual([]);
});
