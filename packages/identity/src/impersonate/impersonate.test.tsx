import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';
import { reaches } from '../testing/sign-in-form';

afterEach(() => {
  window.concealed = undefined;
});

const acting = (id = 'viewer-7') => tokens({ id, par: 'viewer-1', name: 'Maya Torres' });
const banner = () => screen.findByText('You are viewing Demo as Maya Torres.');
const end = () => screen.getByRole('button', { name: 'End' });

const show = (reply: Answers[string], options: { at?: string; signedIn?: boolean } = {}) =>
  showSite({
    at: '/impersonate/-',
    ...options,
    answers: { '/api/v2/impersonate': reply, '/api/v2/logout': () => answer(204) },
  });

it('[1.2-024] an agent’s link opens the viewer’s session, names the viewer, and gives the agent’s own back', async () => {
  window.concealed = 'token-1';
  const { session, calls, fetch, router } = await show(() => answer(200, acting()), {
    signedIn: true,
  });
  await reaches('home');
  expect(await banner()).toBeVisible();
  expect(screen.queryByRole('button', { name: /dismiss/i })).not.toBeInTheDocument();
  expect(session.state.user).toMatchObject({ id: 'viewer-7', par: 'viewer-1' });
  expect(router.state.historyAction).toBe('REPLACE');
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(init.body).toBe(JSON.stringify({ token: 'token-1' }));

  await userEvent.click(end());
  await waitFor(() => expect(session.state.user?.id).toBe('viewer-1'));
  expect(await screen.findByText('You are no longer viewing as Maya Torres.')).toBeVisible();
  expect(screen.queryByText(/You see Demo as/)).not.toBeInTheDocument();
  await waitFor(() => expect(calls()).toEqual(['/impersonate', '/logout']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('acting as a viewer ends with a guest where no agent was signed in', async () => {
  window.concealed = 'token-1';
  const { session } = await show(() => answer(200, acting()));
  await banner();
  await userEvent.click(end());
  await waitFor(() => expect(session.state).toMatchObject({ status: 'guest', user: null }));
  expect(screen.queryByText(/You signed out/)).not.toBeInTheDocument();
});

it('an agent’s link takes a token that is still in the address out of it before the call', async () => {
  const asked: string[] = [];
  const { router } = await show(
    () => {
      asked.push(router.state.location.pathname);
      return answer(200, acting());
    },
    { at: '/impersonate/token-2' },
  );
  await banner();
  expect(asked).toEqual(['/impersonate/-']);
});

it('an agent’s link makes no call after a reload', async () => {
  const { calls } = await show(() => answer(200, acting()));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  expect(calls()).toEqual([]);
});

it.each([
  [404, 'UNKNOWN_TOKEN', 'This link no longer works'],
  [403, 'NOT_YOUR_TOKEN', 'Someone else is signed in'],
  [403, 'AGENT_REFUSED', 'You are not allowed to see the site as this viewer'],
  [403, 'VIEWER_BLOCKED', 'This account is blocked'],
  [500, 'INTERNAL_ERROR', 'could not open'],
])('an agent’s link shows %i %s, and the session before stays', async (status, code, text) => {
  window.concealed = 'token-1';
  const { session } = await show(() => refusal(status, code), { signedIn: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(session.state.user?.id).toBe('viewer-1');
});

it('tokens of another realm change nothing', async () => {
  window.concealed = 'token-1';
  const { session } = await show(() => answer(200, tokens({ aud: 'other', par: 'x' })), {
    signedIn: true,
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(session.state.user?.id).toBe('viewer-1');
});

it('an agent’s link can be tried again when there was no connection', async () => {
  window.concealed = 'token-1';
  let offline = true;
  const { calls } = await show(() => {
    if (!offline) return answer(200, acting());
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not connect');
  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await banner();
  expect(calls().filter((path) => path === '/impersonate')).toHaveLength(2);
});
