import { video } from '@marquee/titles/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type FakeCall, refused, showSite } from '../testing/fake-origin';
import { listSummary } from '../testing/library-story';

const LIST = '/watchlists/owner-0123456789ab/list-1-0123456789';
const FEATURES = ['history', 'watchlists', 'profiles'] as const;

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => vi.unstubAllGlobals());

/** What the first viewer has; whoever comes after them has nothing, or it does not come. */
const first = ({ call }: FakeCall): Answer => {
  const pagingInfo = { moreDataAvailable: false };
  if (call.endsWith('/graphql'))
    return [200, { data: { titles: [video({ id: 'v-1', name: 'The last bell' })] } }];
  if (call === 'GET /user/history') {
    const watched = { position: 300, duration: 1200, at: '2026-11-29T10:00:00Z', resumes: true };
    return [200, { titles: [{ id: 'v-1', watched, place: '1.v-1' }], paused: false, pagingInfo }];
  }
  if (call === 'GET /watchlists')
    return [200, { watchlists: [listSummary('1', 'For the weekend', 0)], pagingInfo }];
  if (call === 'GET /user/profiles') {
    const own = { id: '00000000-0000-4000-8000-000000000001', name: 'Kim', type: 'adult' };
    return [200, { most: 6, profiles: [{ ...own, current: true }] }];
  }
  return [200, { watchlist: listSummary('1', 'For the weekend', 0), content: [], pagingInfo }];
};

it.each([
  ['/history', 'The last bell'],
  ['/watchlists', 'For the weekend'],
  [LIST, 'For the weekend'],
  ['/profiles', 'Kim'],
])('%s shows nothing of one viewer to the next', async (at, theirs) => {
  let isFirst = true;
  const { signInAs } = showSite(at, FEATURES, (call) =>
    isFirst ? first(call) : new Promise(() => {}),
  );
  expect((await screen.findAllByText(theirs))[0]).toBeVisible();
  isFirst = false;
  await signInAs('viewer-2');
  expect(screen.queryByText(theirs)).toBeNull();
});

it('a list of the viewer’s own is not shown after they have signed out', async () => {
  const { signOut } = showSite(LIST, FEATURES, (call) =>
    call.call.startsWith('GET /watchlists/shared') || call.call.includes('owner-0123456789ab')
      ? refused(404, 'UNKNOWN_WATCHLIST')
      : first(call),
  );
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  await signOut();
  expect(await screen.findByText('This list is not there')).toBeVisible();
  expect(screen.queryByText('For the weekend')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});
