import { screen, waitFor } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type FakeCall, refused, showPart } from '../testing/fake-origin';
import { listSummary } from '../testing/library-story';
import labels from '../watchlists/labels/en.json';
import AddDialog from './AddDialog';

const userEvent = setupUserEvent.setup({ delay: null });
const list = (id: string, name: string, holds = false, full = false) => ({
  watchlistExternalId: `list-${id}`,
  name,
  holds,
  full,
});
const title = { id: 'v-1', kind: 'video', name: 'The last bell' } as const;
const content = { content: [{ id: 'v-1', contentType: 'video' }] };
const made = (calls: readonly FakeCall[]) =>
  calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);

function show(lists: readonly object[], answer: (call: FakeCall) => ReturnType<typeof refused>) {
  return showPart(<AddDialog title={title} onClose={() => {}} />, {
    labels,
    features: ['watchlists'],
    answer: (call) =>
      call.call === 'GET /user/watchlist' ? [200, { watchlists: lists }] : answer(call),
  });
}

it('[2.7-44] [2.7-45] [2.7-47] a tick adds the title to a list at once, and another takes it off; a full list takes none', async () => {
  const calls = show([list('1', 'Weekend'), list('2', 'Full', false, true)], ({ call }) => [
    200,
    call.startsWith('DELETE')
      ? listSummary('1', 'Weekend', 0)
      : { watchlist: listSummary('1', 'Weekend', 1), added: [], present: [], unknown: [] },
  ]);
  const box = await screen.findByRole('checkbox', { name: 'Weekend' });
  expect(screen.getByRole('checkbox', { name: /Full/ })).toBeDisabled();
  await userEvent.click(box);
  await waitFor(() => expect(made(calls)).toHaveLength(1));
  expect(box).toBeChecked();
  await userEvent.click(box);
  await waitFor(() => expect(made(calls)).toHaveLength(2));
  expect(box).not.toBeChecked();
  expect(made(calls)).toEqual([
    ['POST /new-watchlists/list-1/content', content],
    ['DELETE /new-watchlists/list-1/content/video/v-1', undefined],
  ]);
});

it('[2.4-47] a first list is made here, comes first and has the title', async () => {
  const calls = show([], ({ call }) =>
    call === 'POST /watchlists'
      ? [201, listSummary('9', 'Sunday', 0)]
      : [200, { watchlist: listSummary('9', 'Sunday', 1), added: [], present: [], unknown: [] }],
  );
  await userEvent.type(await screen.findByLabelText(/Name of the list/), 'Sunday{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  expect(made(calls)).toEqual([
    ['POST /watchlists', { name: 'Sunday' }],
    ['POST /new-watchlists/list-9-0123456789/content', content],
  ]);
});

it('a title that has left the catalogue meanwhile is in no list', async () => {
  show([list('1', 'Weekend')], () => [
    200,
    { watchlist: listSummary('1', 'Weekend', 0), added: [], present: [], unknown: content.content },
  ]);
  const box = await screen.findByRole('checkbox', { name: 'Weekend' });
  await userEvent.click(box);
  expect(await screen.findByText(labels['lists.titleGone'])).toBeVisible();
  expect(box).not.toBeChecked();
});

it('a tick that is not saved goes back and says why; a list that was deleted elsewhere goes', async () => {
  const answers = [refused(422, 'LIMIT'), refused(404, 'UNKNOWN_WATCHLIST')];
  show([list('1', 'Weekend')], () => answers.shift() ?? refused(500, 'INTERNAL_ERROR'));
  const box = await screen.findByRole('checkbox', { name: 'Weekend' });
  await userEvent.click(box);
  expect(await screen.findByText(labels['lists.full'])).toBeVisible();
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText(labels['lists.unknown'])).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
