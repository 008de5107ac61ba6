import { screen, waitFor, within } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, showWith } from '../testing/fake-origin';

const userEvent = setupUserEvent.setup({ delay: null });
const adult = { id: 'p-1', name: 'Kim', type: 'adult', current: true } as const;
const child = { id: 'p-2', name: 'Bo', type: 'child', maxRating: 9, current: false } as const;
const control = {
  status: 'restricted',
  isSet: true,
  pinLength: 4,
  pinFromRating: 16,
  pinAtPurchase: false,
};
const stored = {
  version: 3,
  autoAdvance: true,
  muted: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
  pluginAccessTokens: {},
};
const last = { moreDataAvailable: false };

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.concealed = undefined;
});

/** What the origin answers to the first call of each page. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /user/history': [200, { titles: [], paused: false, pagingInfo: last }],
  'GET /user/preferences': [200, stored],
  'GET /user/profiles': [200, { most: 6, profiles: [adult, child] }],
  'GET /watchlists': [200, { watchlists: [], pagingInfo: last }],
  'GET /parental-control': [200, control],
};

it.each([
  ['1.2-022', 'the history', '/history', 'history', 'History', 'GET /user/history'],
  ['1.2-054', 'preferences', '/preferences', 'preferences', 'Preferences', 'GET /user/preferences'],
  ['1.2-055', 'profiles', '/profiles', 'profiles', 'Who is watching?', 'GET /user/profiles'],
  ['1.2-066', 'watchlists', '/watchlists', 'watchlists', 'Watchlists', 'GET /watchlists'],
  [
    '1.2-006',
    'a new PIN, by the code of an email',
    '/confirm-reset/-',
    'parentalControl',
    'Set a new PIN',
    'GET /parental-control',
  ],
] as const)('[%s] %s at %s', async (_id, _what, at, feature, title, asked) => {
  window.concealed = 'abcdef0123456789abcdef0123456789';
  const calls = showWith(at, [feature], ({ call }) => ANSWERS[call] ?? [404]);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(asked));
});

it('[1.1-15] a viewer manages profiles: makes, changes and deletes one, and watches with another', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  let profiles: readonly { id: string; name: string; type: string; current: boolean }[] = [
    adult,
    child,
  ];
  const calls = showWith('/profiles', ['profiles'], ({ call, body }) => {
    const { name = '' } = (body ?? {}) as { name?: string };
    if (call === 'POST /user/profiles')
      profiles = [...profiles, { ...adult, id: 'p-3', name, current: false }];
    if (call === 'PUT /user/profiles/p-2')
      profiles = profiles.map((one) => (one.id === child.id ? { ...one, name } : one));
    if (call === 'DELETE /user/profiles/p-2')
      profiles = profiles.filter(({ id }) => id !== child.id);
    return [200, { most: 6, profiles }];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add profile' }));
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Ada' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Manage profiles' }));
  await userEvent.click(screen.getByRole('button', { name: /^Edit Bo/ }));
  await userEvent.type(screen.getByLabelText(/Name/), 'bi');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Bobi/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete profile' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Bobi”?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete profile' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit Bobi/ })).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ada' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(
    calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]),
  ).toMatchObject([
    ['POST /user/profiles', { name: 'Ada', type: 'adult' }],
    ['PUT /user/profiles/p-2', { name: 'Bobi', type: 'child', maxRating: 9 }],
    ['DELETE /user/profiles/p-2', undefined],
    ['PUT /user/profiles/current', { id: 'p-3' }],
  ]);
});
