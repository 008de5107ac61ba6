import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches } from '../../testing/sign-in-form';
import { askedHere } from './asked-here';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const path = '/api/v2/token/alt/magic-email';
const auth = {
  providers: [{ type: 'id' as const }, { type: 'magicLink' as const }],
  selfRegistration: false,
};

const show = (at: string, reply: Answers[string], options: { signedIn?: boolean } = {}) =>
  showSite({ at, realm: { auth }, answers: { [path]: reply }, ...options });

async function send() {
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Email address' }),
    'a@b.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
}

it('[1.8-17] the panel says failedToSend when the link cannot be sent, and no longer once it could', async () => {
  const replies = [refusal(500, 'INTERNAL_ERROR'), answer(204)];
  await show('/login/magic-link', () => replies.shift() ?? answer(204));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send the link.');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  const again = await screen.findByRole('button', { name: 'Send another link' });
  expect(again, 'the focus is not lost with the form').toHaveFocus();
  expect(again).toHaveAccessibleDescription(/we have sent a link/);
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** The page of a link, in the browser that asked for it. */
const askedFor = (query: string) => `/login/magic-link?asked=${askedHere('demo').note()}&${query}`;

it.each([
  ['LINK_USED', 'This link was already used'],
  ['LINK_LATE', 'This link has expired'],
  ['LINK_UNKNOWN', 'This link is incomplete'],
  ['CODE_REFUSED', 'This link no longer works'],
])('[1.8-18] a link that does not sign in says why: %s', async (code, text) => {
  await show(askedFor('token=old'), () => refusal(401, code));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
});

it('[1.2-121] a link signs in by itself in the browser that asked for it, and takes the token out of the address first', async () => {
  const asked: string[] = [];
  const { router, calls } = await show(askedFor('token=t&from=%2Fnews'), () => {
    asked.push(router.state.location.search);
    return answer(200, tokens());
  });
  await reaches('news');
  expect(calls()).toEqual(['/token/alt/magic-email']);
  expect(asked).toEqual(['?from=%2Fnews']);
});

it.each([
  ['a browser that asked for no link', '/login/magic-link?token=t&from=%2Fnews'],
  ['one that asked for another link', '/login/magic-link?token=t&asked=other&from=%2Fnews'],
])('in %s, a link waits for a press', async (_, link) => {
  askedHere('demo').note();
  const { calls, router } = await show(link, () => answer(200, tokens()));
  const press = await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.getByText('This link signs you in to Demo in this browser.')).toBeVisible();
  expect(router.state.location.search).toBe('?from=%2Fnews');
  expect(calls()).toEqual([]);
  await userEvent.click(press);
  await reaches('news');
  expect(calls()).toEqual(['/token/alt/magic-email']);
});

it('a link that waits for a press is there after a reload, and gone once it was used', async () => {
  const link = '/login/magic-link?token=t&from=%2Fnews';
  const first = await show(link, () => answer(200, tokens()));
  await screen.findByRole('button', { name: 'Sign in' });
  first.unmount();
  const again = await show('/login/magic-link?from=%2Fnews', () => answer(200, tokens()));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await reaches('news');
  again.unmount();
  await show('/login/magic-link', () => answer(200, tokens()));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
});

it('a link that is over is not asked about again', async () => {
  const first = await show('/login/magic-link?token=old', () => refusal(401, 'LINK_LATE'));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByRole('alert');
  first.unmount();
  await show('/login/magic-link', () => answer(204));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
});

it('a stray = behind a link’s token is left out', async () => {
  const sent: unknown[] = [];
  const { fetch } = await show(askedFor('token=t-1%3D&from=%2Fnews'), () => {
    const [, init] = fetch.mock.calls.at(-1) as unknown as [unknown, RequestInit];
    const { token } = JSON.parse(String(init.body));
    sent.push(token);
    return token === 't-1' ? answer(200, tokens()) : refusal(401, 'LINK_UNKNOWN');
  });
  await reaches('news');
  expect(sent).toEqual(['t-1=', 't-1']);
});

it('a link that failed by itself waits for a press', async () => {
  const replies = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => answer(200, tokens()),
  ];
  await show('/login/magic-link?token=t&from=%2Fnews', () => replies.shift()?.() ?? answer(500));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await reaches('news');
});

it.each(['t-1.', 't-1%3E', 't-1>.', 't-1%20'])(
  'a link’s token ends at its last permitted character: %s',
  async (token) => {
    const { fetch } = await show(askedFor(`token=${token}&from=%2Fnews`), () =>
      answer(200, tokens()),
    );
    await reaches('news');
    const [, init] = fetch.mock.calls[0] as unknown as [unknown, RequestInit];
    expect(JSON.parse(String(init.body))).toEqual({ token: 't-1' });
  },
);

it('the panel asks for a link that will sign in by itself in this browser', async () => {
  const { fetch } = await show('/login/magic-link?from=%2Fnews', () => answer(204));
  await send();
  await screen.findByRole('button', { name: 'Send another link' });
  const [url] = fetch.mock.calls[0] as unknown as [string];
  const page = new URL(new URL(url).searchParams.get('redirectUri') ?? '');
  expect(page.searchParams.get('from')).toBe('/news');
  expect(askedHere('demo').holds(page.searchParams.get('asked') ?? '')).toBe(true);
});

describe('a signed-in viewer who opens a link', () => {
  const link = '/login/magic-link?token=somebody-else&from=%2Fnews';
  const showSignedIn = () =>
    showSite({
      at: link,
      realm: { auth },
      signedIn: true,
      answers: {
        [path]: () => answer(200, tokens({ id: 'viewer-2' })),
        '/api/v2/logout': () => answer(204),
        '/api/v2/user/details': () =>
          answer(200, { email: 'kim@example.com', emailConfirmed: true, fields: {}, missing: [] }),
      },
    });

  it('is told as whom they are signed in, and keeps their session: the link is not spent', async () => {
    const { calls, session } = await showSignedIn();
    expect(await screen.findByText(/You are signed in as kim@example.com/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await reaches('news');
    expect(session.state.user?.id).toBe('viewer-1');
    expect(calls()).not.toContain('/token/alt/magic-email');
  });

  it('can sign out and use it', async () => {
    const { session } = await showSignedIn();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Sign out and use this link' }),
    );
    await reaches('news');
    await waitFor(() => expect(session.state.user?.id).toBe('viewer-2'));
  });
});
