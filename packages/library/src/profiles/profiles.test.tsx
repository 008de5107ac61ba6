import { screen, waitFor, within } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refused, showPart, showWith } from '../testing/fake-origin';
import labels from './labels/en.json';
import { ProfilesPage } from './ProfilesPage';
import { ViewerMenu } from './ViewerMenu';

const userEvent = setupUserEvent.setup({ delay: null });
const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const control = {
  status: 'restricted',
  isSet: true,
  pinLength: 4,
  pinFromRating: 16,
  pinAtPurchase: false,
};
const list = (current: number) => ({
  most: 6,
  profiles: [
    { id: id(1), name: 'Kim', type: 'adult', current: current === 1 },
    { id: id(2), name: 'Bo', type: 'child', maxRating: 9, current: current === 2 },
  ],
});
const FEATURES = ['profiles', 'parentalControl'] as const;

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => vi.unstubAllGlobals());

it('[2.2-02] a child’s profile is made with the highest age of its titles', async () => {
  const calls = showWith('/profiles', FEATURES, ({ call }) =>
    call === 'POST /user/profiles' ? [201, list(1)] : [200, list(1)],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add profile' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Give the profile a name.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Name/), 'Ada');
  await userEvent.click(dialog.getByRole('switch', { name: 'Profile for a child' }));
  await userEvent.selectOptions(dialog.getByLabelText('May see titles'), '6');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === 'POST /user/profiles')?.body).toEqual({
    name: 'Ada',
    type: 'child',
    maxRating: 6,
    avatar: 'accent',
  });
});

it('a child’s profile is left with the PIN, which says how many tries are left and how long it is locked', async () => {
  const calls = showWith('/profiles', FEATURES, ({ call, body }) => {
    if (call === 'GET /parental-control') return [200, control];
    if (call === 'GET /user/profiles') return [200, list(2)];
    const { pin } = body as { pin?: string };
    if (!pin) return refused(403, 'PIN_REQUIRED');
    return pin === '1111'
      ? refused(423, 'PIN_LOCKED', { until: '2099-01-01T12:00:00Z' })
      : refused(403, 'PIN_WRONG', { left: 2 });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Kim' }));
  await userEvent.type(await screen.findByLabelText(/^PIN/), '2947');
  expect(await screen.findByText('This is not the PIN. 2 tries left.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^PIN/), '1111');
  expect(await screen.findByText(/Too many wrong tries\. Try again at/)).toBeVisible();
  expect(screen.getByLabelText(/^PIN/)).toBeDisabled();
  expect(calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { id: id(1) },
    { id: id(1), pin: '2947' },
    { id: id(1), pin: '1111' },
  ]);
});

it('the account menu knows the first profile that is made as soon as the page does', async () => {
  const [own] = list(1).profiles;
  let isMade = false;
  showPart(
    <>
      <ViewerMenu />
      <ProfilesPage />
    </>,
    {
      labels,
      features: FEATURES,
      answer({ call }) {
        if (call === 'POST /user/profiles') isMade = true;
        return [200, isMade ? list(1) : { most: 6, profiles: [own] }];
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add profile' }));
  expect(screen.queryByText('Watching as Kim')).toBeNull();
  await userEvent.type(screen.getByLabelText(/Name/), 'Bo');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Watching as Kim')).toBeVisible();
});

it('the last grown-up’s profile stays, and the viewer is told why', async () => {
  showWith('/profiles', FEATURES, ({ call }) =>
    call.startsWith('DELETE') ? refused(409, 'LAST_GROWN_UP') : [200, list(1)],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Manage profiles' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Kim' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete profile' }));
  const question = await screen.findByRole('dialog', { name: 'Delete “Kim”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete profile' }));
  expect(await screen.findByText('The last grown-up’s profile must stay one.')).toBeVisible();
});
