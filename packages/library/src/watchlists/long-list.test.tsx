import { video } from '@marquee/titles/testing';
import { screen, waitFor } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refused, showWith } from '../testing/fake-origin';
import { listSummary } from '../testing/library-story';

const userEvent = setupUserEvent.setup({ delay: null });
const LIST = '/watchlists/owner-0123456789ab/list-1-0123456789';
/** The most titles that the catalogue answers to one question. */
const MOST_TITLES = 60;
const ids = ['a', 'b', 'c'];

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => vi.unstubAllGlobals());

it('a list that is changed is loaded to its end, in pages that the catalogue answers, and again after a failure', async () => {
  let isCut = true;
  const calls = showWith(LIST, ['watchlists'], ({ call, search }) => {
    if (call.endsWith('/graphql'))
      return [200, { data: { titles: ids.map((id) => video({ id, name: id.toUpperCase() })) } }];
    const query = new URLSearchParams(search);
    const at = Number(query.get('lastSeen') ?? 0);
    if (at === 1 && isCut) return refused(400, 'BAD');
    const content = ids
      .slice(at, at + 1)
      .map((id) => ({ id, contentType: 'video', place: String(at + 1) }));
    const pagingInfo = { moreDataAvailable: at + 1 < ids.length };
    return [200, { watchlist: listSummary('1', 'For the weekend', 3), content, pagingInfo }];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  const sort = screen.getByRole('button', { name: 'Sort by name' });
  expect(sort).toBeDisabled();
  isCut = false;
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  await waitFor(() => expect(sort).toBeEnabled());
  expect(document.querySelectorAll('[data-handle]')).toHaveLength(3);
  const pages = calls.filter(({ call }) => call.startsWith('GET /new-watchlists'));
  for (const { search } of pages)
    expect(Number(new URLSearchParams(search).get('rpp'))).toBeLessThanOrEqual(MOST_TITLES);
});
