import { video } from '@marquee/titles/testing';
import { screen, waitFor, within } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCall, refused, showWith } from '../testing/fake-origin';

const userEvent = setupUserEvent.setup({ delay: null });
const at = '2026-11-29T10:00:00Z';
const names = { 'v-1': 'The last bell', 'v-2': 'The long road' };
const made = (calls: readonly FakeCall[]) =>
  calls
    .filter(({ call }) => !call.startsWith('GET') && !call.endsWith('/graphql'))
    .map(({ call, body }) => [call, body]);

function show(
  paused = false,
  answer: (call: FakeCall) => ReturnType<typeof refused> = () => [204],
) {
  return showWith('/history', ['history'], (call) => {
    if (call.call.endsWith('/graphql')) {
      const titles = Object.entries(names).map(([id, name]) => video({ id, name }));
      return [200, { data: { titles } }];
    }
    if (call.call !== 'GET /user/history') return answer(call);
    const titles = Object.keys(names).map((id, place) => ({
      id,
      watched: { position: 300, duration: 1200, at, resumes: place === 0 },
      place: `${place}.${id}`,
    }));
    return [200, { titles, paused, pagingInfo: { moreDataAvailable: false } }];
  });
}
const shown = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
async function choose(entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More for The last bell' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => vi.unstubAllGlobals());

it.each([false, true])(
  'a title is deleted, and is back after Undo with its place; paused: %s',
  async (paused) => {
    const calls = show(paused);
    await choose('Delete from history');
    await waitFor(() => expect(shown()).toEqual(['The long road']));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown()).toEqual(['The last bell', 'The long road']));
    expect(made(calls)).toEqual([
      ['DELETE /user/history/v-1', undefined],
      ['PUT /user/history/v-1/restored', { position: 300, duration: 1200, at }],
    ]);
  },
);

it('a deletion that cannot be taken back leaves the title away, and says why', async () => {
  show(true, ({ call }) => (call.endsWith('/restored') ? refused(403, 'NO') : [204]));
  await choose('Delete from history');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  // The name of `failure.generic` in a test, which has the labels of the page alone.
  expect(await screen.findByText('Generic')).toBeVisible();
  expect(shown()).toEqual(['The long road']);
});

it('a title is hidden, not deleted, and shown again', async () => {
  const calls = show();
  await choose('Hide');
  await waitFor(() => expect(shown()).toEqual(['The long road']));
  expect(screen.getByRole('button', { name: 'More for The long road' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(made(calls)).toEqual([
    ['PUT /user/history/v-1/hidden', { hidden: true }],
    ['PUT /user/history/v-1/hidden', { hidden: false }],
  ]);
});

it('the history is cleared only after the time to take it back', async () => {
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear history' }));
  expect(shown()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(shown()).toHaveLength(2);
  expect(made(calls)).toEqual([]);
});

it('the history is paused, and goes on where that is refused', async () => {
  show(false, () => refused(500, 'INTERNAL_ERROR'));
  const pause = await screen.findByRole('switch', { name: 'Pause history' });
  await userEvent.click(pause);
  await waitFor(() => expect(pause).not.toBeChecked());
  expect(
    await screen.findByText('While it is paused, nothing that you watch is noted.'),
  ).toBeVisible();
});
