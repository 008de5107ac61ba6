import { rememberLicenceRedirect } from '@marquee/origin-client/licence-redirect';
import { realmFixture } from '@marquee/renderer/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noteSignedInWith } from '../redirect/signed-in-with';
import { answer, refusal, showSite } from '../testing/show-site';

const withVolunteers = {
  auth: {
    ...realmFixture().auth,
    providers: [{ type: 'id' as const }, { type: 'oauth' as const, clientName: 'volunteers' }],
  },
};

it('[1.4-35] signing out forgets a stored licence redirect', async () => {
  rememberLicenceRedirect('demo', { provider: 'fibrenet', from: '/news' });
  await showSite({ at: '/logout', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(localStorage.getItem('demo.licenceRedirect')).toBeNull();
});

it('[1.2-035] [1.4-35] the logout page signs out, says so and goes to the default page', async () => {
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

it('the logout page signs out when the origin cannot be reached', async () => {
  const { session } = await showSite({ at: '/logout', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(session.state.status).toBe('guest');
});

it('[1.7-24] the logout page, opened by its address, reads the session before it tells the provider', async () => {
  noteSignedInWith('demo', 'oauth/volunteers', 'viewer-1');
  const { calls } = await showSite({
    at: '/logout',
    signedIn: true,
    start: false,
    realm: withVolunteers,
    answers: {
      '/api/v2/logout': () => answer(204),
      '/api/v2/generic-oauth/volunteers/logout': () => answer(204),
    },
  });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(calls()).toContain('/generic-oauth/volunteers/logout');
});

it('[1.7-25] an OAuth server that cannot be told of a logout changes only the log', async () => {
  noteSignedInWith('demo', 'oauth/volunteers', 'viewer-1');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { session, calls } = await showSite({
    at: '/logout',
    signedIn: true,
    realm: withVolunteers,
    answers: {
      '/api/v2/logout': () => answer(204),
      '/api/v2/generic-oauth/volunteers/logout': () => refusal(500, 'INTERNAL'),
    },
  });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(await screen.findByText('You have signed out.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(session.state.status).toBe('guest');
  expect(calls()).toContain('/generic-oauth/volunteers/logout');
  expect(warned).toHaveBeenCalledWith(
    'The provider was not told of the logout.',
    expect.objectContaining({ status: 500 }),
  );
});

it('the logout page does no harm to a guest', async () => {
  const { calls } = await showSite({ at: '/logout' });
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  expect(calls()).toEqual([]);
});
