import { rememberLicenceTrip } from '@marquee/origin-client/licence-trip';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, showSite } from '../testing/show-site';

it('[1.4-35] forgets where a purchase elsewhere was to lead back to', async () => {
  rememberLicenceTrip('demo', { provider: 'fibrenet', from: '/news' });
  await showSite({ at: '/logout', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(localStorage.getItem('demo.licenceTrip')).toBeNull();
});

it('[1.2-035] [1.4-35] signs out, says so and goes to the default page', async () => {
  const { session, router, calls } = await showSite({
    at: '/logout',
    signedIn: true,
    answers: { '/api/v2/logout': () => answer(204) },
  });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(await screen.findByText('You have signed out.')).toBeVisible();
  expect(session.state).toMatchObject({ status: 'guest', user: null });
  expect(router.state.historyAction).toBe('REPLACE');
  await waitFor(() => expect(calls()).toEqual(['/logout']));
});

it('signs out when the origin cannot be reached', async () => {
  const { session } = await showSite({ at: '/logout', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(session.state.status).toBe('guest');
});

it('does no harm to a guest', async () => {
  const { calls } = await showSite({ at: '/logout' });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(calls()).toEqual([]);
});
