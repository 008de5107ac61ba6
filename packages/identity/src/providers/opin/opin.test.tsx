import { screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { browserSessionStore } from '@marquee/origin-client';
import { afterEach, describe, expect, it } from 'vitest';
import { pendingSignIns } from '../../redirect/pending-sign-ins';
import { noteSignedInWith } from '../../redirect/signed-in-with';
import { writeState } from '../../rules/sign-in-state';
import { type Answers, answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches } from '../../testing/sign-in-form';
import { provider } from './index';

const login = '/api/v1/opin-auth';
const sync = '/api/v1/entitlement-sync';
const config = {
  type: 'opin' as const,
  clientName: 'demo',
  partnerUri: '/vendors/opin/sign-in',
  label: { en: 'Trailhead Network' },
};
const auth = { providers: [{ type: 'id' as const }, config], selfRegistration: false };

const state = writeState('r'.repeat(32), { from: '/news' });
const remember = () => pendingSignIns('demo').remember({ state, provider: 'opin', locale: 'en' });
const back = `/login/opin#${new URLSearchParams({ opinAuthToken: 'secret-token', state })}`;

const open = () => answer(200, { entitlements: [] });
const arrive = (at: string, answers: Answers) => showSite({ at, realm: { auth }, answers });

afterEach(() => localStorage.clear());

describe('the redirect to the partner', () => {
  const depart = (partnerUri: string) =>
    provider.redirect?.depart(
      {
        workflow: 'login',
        state,
        returnAddress: 'https://demo.example/login/opin',
        addressOf: (value) => (value.startsWith('/') ? `https://origin.example${value}` : value),
      },
      { ...config, partnerUri },
      // The redirect itself makes no call.
      {} as never,
    );

  it('names the brand, the return address and the state, and keeps the query of the address', async () => {
    const page = new URL((await depart('https://id.opin.example/sign-in?theme=dark')) ?? '');
    expect(`${page.origin}${page.pathname}`).toBe('https://id.opin.example/sign-in');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      theme: 'dark',
      clientName: 'demo',
      state,
      redirectUri: 'https://demo.example/login/opin',
    });
  });

  it('goes to the origin where the realm names a path', async () => {
    expect(await depart('/vendors/opin/sign-in')).toMatch(
      /^https:\/\/origin\.example\/vendors\/opin\/sign-in\?/,
    );
  });
});

describe('the return from the partner', () => {
  it('[1.2-093] [1.7-28] [1.4-20] exchanges the token, syncs the entitlements, and goes on', async () => {
    remember();
    const { fetch, calls, router } = await arrive(back, {
      [login]: () => answer(200, tokens()),
      [sync]: open,
    });
    await reaches('news');
    expect(calls()).toEqual([login, sync]);
    const bodies = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies).toEqual([
      { opinAuthToken: 'secret-token', state },
      { refreshToken: tokens().refreshToken },
    ]);
    expect(router.state.location.hash).toBe('');
  });

  it.each([
    ['ACCOUNT_CONFLICT', refusal(409, 'ACCOUNT_CONFLICT')],
    ['of an origin without codes', answer(409, {})],
  ])(
    '[1.2-118] [1.2-119] [1.8-27] a 409 %s: this account cannot be linked; Log out, or Continue',
    async (_what, reply) => {
      remember();
      await arrive(back, { [login]: () => reply });
      expect(await screen.findByRole('alert')).toHaveTextContent('This account cannot be linked');
      expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
      expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
        'href',
        '/login?from=%2Fnews&PAGE_READY=true',
      );
    },
  );

  it('takes the token out of the address before it is used', async () => {
    remember();
    const seen: string[] = [];
    const shown = await arrive(back, {
      [login]: () => {
        const { search, hash } = shown.router.state.location;
        seen.push(`${search}${hash}`);
        return answer(200, tokens());
      },
      [sync]: open,
    });
    await reaches('news');
    expect(seen).toEqual(['?from=%2Fnews&PAGE_READY=true']);
  });

  it('does not sign in with a state that this browser did not make', async () => {
    const { calls, router } = await arrive(back, {});
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not finish signing you in',
    );
    expect(calls()).toEqual([]);
    expect(router.state.location.hash).toBe('');
    expect(screen.getByRole('button', { name: 'Continue with Trailhead Network' })).toBeVisible();
  });

  it('does not use a token in the query, nor redirects to the partner again by itself', async () => {
    remember();
    const { calls, router } = await arrive(back.replace('#', '?'), {});
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(calls()).toEqual([]);
    expect(router.state.location.search).not.toContain('secret-token');
  });

  it('ends once: the same return is not tried a second time', async () => {
    remember();
    const first = await arrive(back, { [login]: () => refusal(401, 'CODE_REFUSED') });
    expect(await screen.findByRole('alert')).toHaveTextContent('No.');
    expect(first.calls()).toEqual([login]);
    first.unmount();
    const second = await arrive(back, {});
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(second.calls()).toEqual([]);
  });

  it('[1.4-20] signs in and shows a notice when the sync fails', async () => {
    remember();
    await arrive(back, {
      [login]: () => answer(200, tokens()),
      [sync]: () => refusal(502, 'PROVIDER_UNAVAILABLE'),
    });
    await reaches('news');
    expect(await screen.findByText(/We could not check with Trailhead Network/)).toBeVisible();
  });
});

describe('[1.4-20] a viewer who is signed in and comes back', () => {
  const comeBack = async (answers: Answers) => {
    await browserSessionStore('demo-session').update(() => ({
      sessionId: 's',
      accessToken: 'a',
      refreshToken: 'stored',
      renewAt: 0,
      expiresAt: 0,
    }));
    return showSite({ at: '/login/opin?from=%2Fnews', realm: { auth }, answers, signedIn: true });
  };

  it('has the entitlements synced again', async () => {
    noteSignedInWith('demo', 'opin', 'viewer-1');
    const { fetch, calls } = await comeBack({ [sync]: open });
    await reaches('news');
    await waitFor(() => expect(calls()).toEqual([sync]));
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ refreshToken: 'stored' });
  });

  it('is told when the sync fails, on the page where they are by then', async () => {
    noteSignedInWith('demo', 'opin', 'viewer-1');
    await comeBack({ [sync]: () => refusal(401, 'REFRESH_REFUSED') });
    await reaches('news');
    expect(await screen.findByText(/We could not check with Trailhead Network/)).toBeVisible();
  });

  it('is only sent on when they signed in with another provider', async () => {
    noteSignedInWith('demo', 'sptv', 'viewer-1');
    const { calls } = await comeBack({});
    await reaches('news');
    expect(calls()).toEqual([]);
  });
});
