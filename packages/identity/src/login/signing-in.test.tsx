import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer, refusal, showSite, tokens } from '../testing/show-site';
import { identifier, password, reaches, signIn, submit } from '../testing/sign-in-form';

describe('signing in', () => {
  it('[1.7-13] [1.4-04] sends id and secret, keeps the tokens, then goes on', async () => {
    const { fetch, session, router } = await showSite({
      at: '/login',
      answers: { '/api/v2/login': () => answer(200, tokens()) },
    });
    await signIn();
    await reaches('home');
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body))).toEqual({
      id: 'viewer@example.com',
      secret: 'correct horse 9 battery',
    });
    expect(session.state.user?.id).toBe('viewer-1');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('[1.5-35] strips what surrounds the password and what cannot be seen', async () => {
    const { fetch } = await showSite({
      at: '/login',
      answers: { '/api/v2/login': () => answer(200, tokens()) },
    });
    await signIn(' correct horse\u200b ');
    await reaches('home');
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body)).secret).toBe('correct horse');
  });

  it('[1.4-01] [1.4-02] is idle, then loading with the submit disabled', async () => {
    let release: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const { fetch } = await showSite({ at: '/login', answers: { '/api/v2/login': () => pending } });
    await identifier();
    expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
    await signIn();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit());
    await userEvent.type(password(), '{Enter}');
    expect(fetch).toHaveBeenCalledTimes(1);
    await act(async () => release(answer(200, tokens())));
    await reaches('home');
  });

  it('signs in a viewer who has left the page, and leaves them where they are', async () => {
    let release: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const { router, session } = await showSite({
      at: '/login',
      answers: { '/api/v2/login': () => pending },
    });
    await signIn();
    await act(() => router.navigate('/news'));
    await reaches('news');
    await act(async () => release(answer(200, tokens())));
    await waitFor(() => expect(session.state.user?.id).toBe('viewer-1'));
    await act(() => new Promise(requestAnimationFrame));
    expect(router.state.location.pathname).toBe('/news');
  });

  it('[1.4-03] shows a message when it fails, keeps what was typed, and may be tried again', async () => {
    const replies = [refusal(401, 'FAILED_AUTHENTICATION'), answer(200, tokens())];
    await showSite({
      at: '/login',
      answers: { '/api/v2/login': () => replies.shift() ?? refusal(500, 'INTERNAL_ERROR') },
    });
    await signIn('wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address or password is incorrect.',
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('req-7');
    expect(await identifier()).toHaveValue('viewer@example.com');
    expect(await identifier()).toHaveFocus();
    await userEvent.clear(password());
    await userEvent.type(password(), 'right{Enter}');
    await reaches('home');
  });

  it('[1.5-07] [1.8-01] says so when every field is empty, and makes no call', async () => {
    const { calls } = await showSite({ at: '/login' });
    await identifier();
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enter your email address and password.',
    );
    expect(calls()).toEqual([]);
  });

  it.each([
    ['[1.8-02] blocked', () => refusal(403, 'VIEWER_BLOCKED'), /cannot be used right now/],
    ['[1.8-03] unknown', () => refusal(409, 'WHATEVER'), /We could not sign you in/],
    ['too many', () => refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '30' }), /in 30 seconds/],
    ['origin broken', () => refusal(500, 'INTERNAL_ERROR'), /is not working right now.*req-7/s],
    ['nonsense', () => answer(200, { hello: 'there' }), /Something went wrong.*req-7/s],
    ['no JSON', () => new Response('<html>', { status: 200 }), /Something went wrong/],
    [
      'no token',
      () => answer(200, { ...tokens(), authorisationToken: 'x' }),
      /Something went wrong/,
    ],
    ['another realm’s', () => answer(200, tokens({ aud: 'other' })), /Something went wrong/],
  ])('(%s) has a message of its own', async (_what, reply, said) => {
    const { session } = await showSite({ at: '/login', answers: { '/api/v2/login': reply } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(session.state.status).toBe('guest');
    expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('(no answer in time) has a message of its own', async () => {
    const never = () => new Promise<Response>(() => {});
    await showSite({ at: '/login', answers: { '/api/v2/login': never }, timeoutMs: 50 });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('This is taking too long.');
    expect(password()).toHaveValue('correct horse 9 battery');
  });

  it('says that a device cannot store the session, and reports the fault', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { site } = await showSite({
      at: '/login',
      answers: { '/api/v2/login': () => answer(200, tokens()) },
    });
    const fault = new DOMException('The disk is full.', 'QuotaExceededError');
    vi.spyOn(site.session, 'signIn').mockRejectedValueOnce(fault);
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not sign you in.');
    expect(reported).toHaveBeenCalledWith(fault);
    expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('(offline) has a message of its own', async () => {
    await showSite({ at: '/login' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not connect.');
  });

  it('shows the same message for an unknown viewer and a wrong password', async () => {
    const said: string[] = [];
    for (const requestId of ['a', 'b']) {
      const reply = () =>
        answer(401, { status: 401, code: 'FAILED_AUTHENTICATION', messages: ['No.'], requestId });
      const { unmount } = await showSite({ at: '/login', answers: { '/api/v2/login': reply } });
      await signIn('wrong');
      said.push((await screen.findByRole('alert')).textContent ?? '');
      unmount();
    }
    expect(said[0]).toBe(said[1]);
  });
});
