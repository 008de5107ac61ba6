import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeState } from '../rules/sign-in-state';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';
import { identifier, reaches, signIn } from '../testing/sign-in-form';
import { pendingSignIns } from './pending-sign-ins';

const auth = {
  providers: [
    { type: 'id' as const },
    { type: 'openid' as const, clientName: 'nations' },
    { type: 'oauth' as const, clientName: 'volunteers' },
  ],
  selfRegistration: true,
};
const carried = { from: '/news?x=1', entryPage: 'purchase', licences: '7', redirectTo: '/home' };
const random = 'r'.repeat(32);

/** The two redirect sign-ins: page, exchange, and the provider's stored name. */
const REDIRECTS = [
  ['OpenID', '/login/openid/nations', '/api/v2/openid/nations/token', 'openid/nations'],
  ['OAuth', '/oauth/volunteers', '/api/v2/generic-oauth/volunteers/token', 'oauth/volunteers'],
] as const;

const show = (at: string, answers: Answers = {}) => showSite({ at, realm: { auth }, answers });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe.each(REDIRECTS)('the return from %s', (_kind, page, exchange, provider) => {
  const back = (query: typeof carried | Record<string, never> = carried) => {
    const state = writeState(random, query);
    pendingSignIns('demo').remember({ state, provider, locale: 'en' });
    return `${page}?${new URLSearchParams({ code: 'secret-code', state })}`;
  };

  it('[1.2-098] [1.4-10] [1.4-11] [1.4-16] restores what was stored into the query, marks it PAGE_READY, then exchanges the code', async () => {
    const at: string[] = [];
    const shown = await show(back(), {
      [exchange]: () => {
        at.push(shown.router.state.location.search);
        return answer(200, tokens());
      },
    });
    await reaches('purchase');
    expect(at.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
      { ...carried, PAGE_READY: 'true' },
    ]);
    const [, init] = shown.fetch.mock.calls[0] ?? [];
    expect(JSON.parse(String(init?.body))).toMatchObject({ authorisationCode: 'secret-code' });
  });

  it('[1.2-105] goes on to the entry page with licences, redirectTo and from', async () => {
    const { router } = await show(back(), { [exchange]: () => answer(200, tokens()) });
    await reaches('purchase');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      licences: '7',
      redirectTo: '/home',
      from: '/news?x=1',
    });
  });

  it('[1.8-19] shows the server’s first message', async () => {
    await show(back({}), { [exchange]: () => refusal(403, 'VIEWER_BLOCKED') });
    expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  });

  it('[1.8-19] shows a default error when the server says nothing', async () => {
    await show(back({}), { [exchange]: () => answer(403, {}) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in did not work');
  });
});

describe('the login page reads', () => {
  const login = { '/api/v2/login': () => answer(200, tokens()) };

  it('[1.2-098] [1.2-105] entryPage, licences, redirectTo and from', async () => {
    const query = new URLSearchParams(carried);
    const { router } = await show(`/login?${query}`, login);
    await signIn();
    await reaches('purchase');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      licences: '7',
      redirectTo: '/home',
      from: '/news?x=1',
    });
  });

  it('[1.2-098] [1.2-105] signup as the entry page, carrying the same', async () => {
    const query = new URLSearchParams({ ...carried, entryPage: 'signup' });
    const { router } = await show(`/login?${query}`, login);
    const left: string[] = [];
    router.subscribe(({ location: { pathname, search } }) => left.push(pathname + search));
    await identifier();
    await signIn();
    // A signed-in viewer does not stay on the sign-up page: it sends them on to where they came from.
    await reaches('news');
    const signup = left.find((path) => path.startsWith('/signup')) ?? '';
    expect(Object.fromEntries(new URLSearchParams(signup.split('?')[1]))).toEqual({
      licences: '7',
      redirectTo: '/home',
      from: '/news?x=1',
    });
  });

  it('[1.2-098] PAGE_READY, when the page was reloaded during an exchange', async () => {
    const { calls } = await show('/login/openid/nations?from=%2Fnews&PAGE_READY=true');
    expect(await screen.findByRole('alert')).toHaveTextContent('interrupted');
    expect(calls()).toEqual([]);
  });

  it('[1.2-098] type=signup, which asks for the provider’s sign-up', async () => {
    const { fetch } = await show('/login/openid/nations?type=signup', {
      '/api/v2/openid/nations/auth-uri': () => refusal(503, 'PROVIDER_UNAVAILABLE'),
    });
    await screen.findByRole('alert');
    const [url] = fetch.mock.calls[0] ?? [];
    expect(new URL(String(url)).searchParams.get('authoriseUriFlow')).toBe('SIGNUP');
  });
});
