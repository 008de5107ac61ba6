import type { AuthProvider } from '@marquee/realm';
import { defineFeature } from '@marquee/renderer';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useProviders } from '../providers/provider-choices';
import { withProviders } from '../providers/with-providers';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';
import { reaches, signIn } from '../testing/sign-in-form';
import { TvProviders } from './TvProviders';
import { tvLabels } from './tv-labels';

const common = { requestorId: 'DEMO', resourceId: 'demo-tv', baseUri: '/pass' };
const adobe: AuthProvider = { type: 'adobe', ...common };
const adobeDcr: AuthProvider = {
  type: 'adobeDcr',
  ...common,
  softwareStatement: 'signed',
  allowedProviders: [{ name: 'meadow' }, { name: 'harbour', display: true }],
};
const realmWith = (...providers: AuthProvider[]) => ({
  auth: { providers, selfRegistration: false },
});

const config = {
  requestor: {
    mvpds: [
      { id: 'meadow', displayName: 'Meadow' },
      { id: 'harbour', displayName: 'Harbour Cable', logoUrl: 'http://origin.test/pass/h' },
      { id: 'other', displayName: 'Other' },
    ],
    channels: [],
  },
};

const asked: { path: string; method: string; body: unknown; bearer: boolean }[] = [];
const service: Answers = {};

/** The TV-provider service, which the page calls itself. */
function stubService(answers: Answers): void {
  Object.assign(service, answers);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const path = new URL(url).pathname;
    asked.push({ path, method: '', body: body && JSON.parse(String(body)), bearer: false });
    const reply = service[path];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
}

beforeEach(() => {
  asked.length = 0;
  for (const path of Object.keys(service)) delete service[path];
  localStorage.clear();
  let clients = 0;
  stubService({
    '/pass/o/client/register': () => {
      clients += 1;
      return answer(201, { client_id: `c-${clients}`, client_secret: 's' });
    },
    '/pass/api/v1/config/DEMO': () => answer(200, config),
  });
});
afterEach(() => vi.unstubAllGlobals());

const dcr = (more: Answers = {}): Answers => ({
  '/api/v3/adobe/regcode': () => answer(200, { accessToken: 'a', code: 'CODE' }),
  '/api/v2/token/guest': () => answer(200, tokens({ id: 'guest-1', role: 'GUEST', isGuest: true })),
  ...more,
});

/** Stores a sign-in that this browser began at a TV provider a moment ago. */
function wentAway(attempt = 1, search = '?from=%2Fnews', begun = Date.now()): void {
  const client = { realm: 'demo', clientId: 'c-0', clientSecret: 's' };
  const owner = { service: 'http://origin.test/pass DEMO', client };
  localStorage.setItem('demo.tvClient', JSON.stringify(owner));
  localStorage.setItem(
    'demo.tvSignIn',
    JSON.stringify({
      requestor: 'DEMO',
      resource: 'demo-tv',
      redirect: 'http://localhost/providers/success',
      mvpd: { id: 'harbour', name: 'Harbour Cable' },
      attempt,
      locale: 'en',
      search,
      accessToken: 'a',
      begun,
    }),
  );
}
const stored = () => JSON.parse(localStorage.getItem('demo.tvSignIn') ?? 'null');

describe('the list of TV providers', () => {
  it('[1.2-132] has the featured first, a separator, and the others', async () => {
    await showSite({ at: '/providers', realm: realmWith(adobeDcr), answers: dcr() });
    const featured = await screen.findByRole('list', { name: 'Featured TV providers' });
    expect(within(featured).getAllByRole('button')).toHaveLength(1);
    const line = screen.getByRole('separator');
    const more = screen.getByRole('list', { name: 'More TV providers' });
    expect(within(more).getByRole('button', { name: 'Meadow' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Other' }), 'not allowed').not.toBeInTheDocument();
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(featured.compareDocumentPosition(line) & follows).toBeTruthy();
    expect(line.compareDocumentPosition(more) & follows).toBeTruthy();
  });

  it('[1.2-103] is what the login page leads to in a realm without another provider', async () => {
    const { router } = await showSite({
      at: '/login?from=%2Fnews',
      realm: realmWith(adobeDcr),
      answers: dcr(),
    });
    await screen.findByRole('heading', { level: 1, name: 'Choose your TV provider' });
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/providers?from=%2Fnews',
    );
  });

  it('[1.2-101] is not shown to a signed-in viewer, whom the login page sends on', async () => {
    await showSite({ at: '/login?from=%2Fnews', realm: realmWith(adobeDcr), signedIn: true });
    await reaches('news');
  });

  it('[1.4-27] [1.7-31] loads after a stale registration was removed and made anew once', async () => {
    wentAway();
    const replies = [
      refusal(400, 'STALE_REGISTRATION'),
      answer(200, { accessToken: 'a', code: 'X' }),
    ];
    const { fetch } = await showSite({
      at: '/providers',
      realm: realmWith(adobeDcr),
      answers: dcr({ '/api/v3/adobe/regcode': () => replies.shift() ?? refusal(500, 'X') }),
    });
    await screen.findByRole('button', { name: 'Meadow' });
    const bodies = fetch.mock.calls
      .filter(([url]) => String(url).endsWith('/regcode'))
      .map((call) => JSON.parse(String((call as unknown as [string, RequestInit])[1].body)));
    expect(bodies).toEqual([
      { requestorId: 'DEMO', clientId: 'c-0', clientSecret: 's' },
      { requestorId: 'DEMO', clientId: 'c-1', clientSecret: 's' },
    ]);
    expect(asked.map(({ path }) => path)).toContain('/pass/o/client/register');
  });

  it('[1.8-22] that fails to load says so, and can be loaded again', async () => {
    service['/pass/api/v1/config/DEMO'] = () => answer(503, {});
    await showSite({ at: '/providers', realm: realmWith(adobeDcr), answers: dcr() });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not load the TV providers');
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    service['/pass/api/v1/config/DEMO'] = () => answer(200, config);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Meadow' })).toBeVisible();
  });

  it('without a provider leads away', async () => {
    service['/pass/api/v1/config/DEMO'] = () =>
      answer(200, { requestor: { mvpds: [], channels: [] } });
    await showSite({ at: '/providers', realm: realmWith(adobe), answers: plainAdobe() });
    expect(await screen.findByText('No TV providers at the moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('can be searched when it is long', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      id: `m${at}`,
      displayName: `Cable ${at}`,
    }));
    service['/pass/api/v1/config/DEMO'] = () =>
      answer(200, {
        requestor: { mvpds: [...many, { id: 'z', displayName: 'Águila' }], channels: [] },
      });
    await showSite({ at: '/providers', realm: realmWith(adobe), answers: plainAdobe() });
    const field = await screen.findByRole('searchbox', { name: 'Find your TV provider' });
    await userEvent.type(field, 'aguila');
    await waitFor(() => expect(screen.getByText('1 TV provider found')).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Cable 1' })).not.toBeInTheDocument();
    await userEvent.type(field, 'xx');
    expect(await screen.findByText('No TV provider found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('button', { name: 'Cable 1' })).toBeVisible();
  });
});

const plainAdobe = (more: Answers = {}): Answers => ({
  '/api/v2/token/guest': () => answer(200, tokens({ id: 'guest-1', role: 'GUEST', isGuest: true })),
  '/api/v2/adobe/DEMO/regcode': () => answer(200, { code: 'CODE' }),
  '/api/v2/user/adobe': () => answer(200, { linked: false, canUnlink: true }),
  ...more,
});

describe('the choice of a TV provider', () => {
  it('[1.2-134] [1.3-10] leads away, and is stored with requestor, resource and return address', async () => {
    await showSite({ at: '/providers?from=%2Fnews', realm: realmWith(adobeDcr), answers: dcr() });
    await userEvent.click(await screen.findByRole('button', { name: 'Meadow' }));
    expect(await screen.findByText('Taking you to Meadow')).toBeVisible();
    expect(stored()).toMatchObject({
      requestor: 'DEMO',
      resource: 'demo-tv',
      accessToken: 'a',
      attempt: 1,
      redirect: `${window.location.origin}/providers/success?from=%2Fnews`,
    });
  });

  it('[1.4-28] is removed when the viewer goes to another page of the site', async () => {
    const { router } = await showSite({
      at: '/providers',
      realm: realmWith(adobeDcr),
      answers: dcr(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Meadow' }));
    await waitFor(() => expect(stored()).not.toBeNull());
    await router.navigate('/news');
    await reaches('news');
    expect(stored()).toBeNull();
  });
});

describe('the return from a TV provider', () => {
  const token = '/api/v3/adobe/token';

  it('[1.2-135] completes the link and goes to the viewer’s destination', async () => {
    wentAway();
    const { session } = await showSite({
      at: '/providers/success',
      realm: realmWith(adobeDcr),
      answers: dcr({ [token]: () => answer(200, tokens()) }),
    });
    await reaches('news');
    expect(session.state.status).toBe('viewer');
    expect(stored()).toBeNull();
  });

  it.each([400, 412])('[1.4-25] with a first %i sends back to the TV provider', async (status) => {
    wentAway();
    const { calls } = await showSite({
      at: '/providers/success',
      realm: realmWith(adobeDcr),
      answers: dcr({ [token]: () => refusal(status, 'TV_NOT_PROVED') }),
    });
    expect(await screen.findByText('Harbour Cable needs you to sign in again')).toBeVisible();
    await waitFor(() => expect(stored()?.attempt).toBe(2));
    expect(stored().mvpd.id).toBe('harbour');
    expect(calls().filter((path) => path === token)).toHaveLength(1);
  });

  it.each([400, 412])(
    '[1.4-26] [1.8-25] [1.8-26] with a second %i shows the failure, with request, account and a way to the start',
    async (status) => {
      wentAway(2);
      const { calls } = await showSite({
        at: '/providers/success',
        realm: realmWith(adobeDcr),
        answers: dcr({ [token]: () => refusal(status, 'TV_NOT_PROVED') }),
      });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('has not confirmed who you are');
      expect(alert).toHaveTextContent('Request req-7');
      expect(alert).toHaveTextContent('Account guest-1');
      expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
      expect(calls().filter((path) => path === token)).toHaveLength(1);
      expect(calls()).not.toContain('/api/v3/adobe/regcode');
    },
  );

  it('[1.8-23] with another failure shows it at once, and the viewer can choose again', async () => {
    wentAway();
    const { router } = await showSite({
      at: '/providers/success?from=%2Fnews',
      realm: realmWith(adobeDcr),
      answers: dcr({ [token]: () => refusal(403, 'TV_REFUSED') }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your TV subscription does not include Demo');
    expect(alert).toHaveTextContent('Account guest-1');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a TV provider again' }));
    expect(await screen.findByRole('button', { name: 'Meadow' })).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/providers?from=%2Fnews',
    );
  });

  it('that this browser has not stored makes no call, and begins again', async () => {
    const { calls } = await showSite({
      at: '/providers/success?from=%2Fnews',
      realm: realmWith(adobeDcr),
      answers: dcr(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not finish signing you in',
    );
    expect(calls()).toEqual([]);
  });

  it('after half an hour says that it took too long, and makes no call', async () => {
    wentAway(1, '?from=%2Fnews', Date.now() - 31 * 60_000);
    const { calls } = await showSite({
      at: '/providers/success?from=%2Fnews',
      realm: realmWith(adobeDcr),
      answers: dcr(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long');
    expect(calls()).toEqual([]);
  });

  it('after half an hour leads a viewer on, who is told that nothing was linked', async () => {
    wentAway(1, '?from=%2Fnews', Date.now() - 31 * 60_000);
    const { calls } = await showSite({
      at: '/providers/success?from=%2Fnews',
      realm: realmWith(adobeDcr),
      signedIn: true,
    });
    await reaches('news');
    expect(await screen.findByText(/so nothing was linked/)).toBeVisible();
    expect(calls()).toEqual([]);
  });

  it('that another tab has ended leads on without a notice', async () => {
    await showSite({
      at: '/providers/success?from=%2Fnews',
      realm: realmWith(adobeDcr),
      signedIn: true,
    });
    await reaches('news');
    expect(screen.queryByText(/so nothing was linked/)).not.toBeInTheDocument();
  });

  it('[1.2-137] of another device says so, and completes nothing in this browser', async () => {
    const { calls } = await showSite({
      at: '/providers/success/living-room',
      realm: realmWith(adobeDcr),
      answers: dcr(),
    });
    expect(await screen.findByText(/Continue on the device where you started/)).toBeVisible();
    expect(calls()).toEqual([]);
  });
});

describe('a TV provider for a viewer who signed in to the product first', () => {
  const both = realmWith({ type: 'id' }, adobe);
  const login = (linked: string[]) =>
    answer(200, { ...tokens(), linkedAccounts: linked.map((provider) => ({ provider })) });

  it('[1.4-21] [1.4-22] is proved again by a linked viewer, who gets a code and the list', async () => {
    const { router, calls } = await showSite({
      at: '/login?from=%2Fnews',
      realm: both,
      answers: plainAdobe({
        '/api/v2/login': () => login(['adobe']),
        '/api/v2/user/adobe': () => answer(200, { linked: true, mvpd: 'harbour', canUnlink: true }),
      }),
    });
    await signIn();
    expect(
      await screen.findByRole('button', { name: 'Continue with Harbour Cable' }),
    ).toBeVisible();
    expect(screen.getByText(/Your account is linked to Harbour Cable/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/providers');
    expect(calls()).toContain('/adobe/DEMO/regcode');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await reaches('news');
  });

  it.each([[['google']], [[]]])(
    '[1.4-23] [1.4-24] is not asked of a viewer who is linked to %o',
    async (linked) => {
      const { session } = await showSite({
        at: '/login?from=%2Fnews',
        realm: both,
        answers: plainAdobe({ '/api/v2/login': () => login(linked) }),
      });
      await signIn();
      await reaches('news');
      expect(session.state.status).toBe('viewer');
    },
  );

  it('that is mandatory can be neither put off nor unlinked', async () => {
    await showSite({
      at: '/providers',
      realm: realmWith({ type: 'id' }, { ...adobe, mandatory: true }),
      signedIn: true,
      answers: plainAdobe({
        '/api/v2/user/adobe': () => answer(200, { linked: true, mvpd: 'harbour', canUnlink: true }),
      }),
    });
    await screen.findByRole('button', { name: 'Continue with Harbour Cable' });
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument();
  });

  it('[1.1-31] is offered beside the others', async () => {
    await showSite({ at: '/login?from=%2Fnews', realm: both });
    const link = await screen.findByRole('link', { name: 'Continue with your TV provider' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/providers?from=%2Fnews'));
  });
});

describe('unlinking a TV provider', () => {
  const linked = (canUnlink: boolean) => ({
    '/api/v2/user/adobe': () => answer(200, { linked: true, mvpd: 'harbour', canUnlink }),
  });
  const show = (answers: Answers) =>
    showSite({
      at: '/providers',
      realm: realmWith({ type: 'id' }, adobe),
      signedIn: true,
      answers: plainAdobe(answers),
    });

  it('[1.2-122] [1.2-133] asks first, and then unlinks', async () => {
    const replies = [answer(200, { linked: true, mvpd: 'harbour', canUnlink: true }), answer(204)];
    const { fetch } = await show({ '/api/v2/user/adobe': () => replies.shift() ?? answer(500) });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink your TV provider' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unlink your TV provider?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Unlink your TV provider' }),
      ).not.toBeInTheDocument(),
    );
    const methods = fetch.mock.calls
      .filter(([url]) => String(url).includes('/user/adobe'))
      .map((call) => (call as unknown as [string, RequestInit])[1].method);
    expect(methods).toEqual(['GET', 'DELETE']);
    expect(screen.queryByText(/Your account is linked/)).not.toBeInTheDocument();
  });

  it('[1.2-133] is not offered to a viewer who could not sign in again', async () => {
    await show(linked(false));
    await screen.findByRole('button', { name: 'Continue with Harbour Cable' });
    expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument();
  });

  it('says so when it failed', async () => {
    const replies = [answer(200, { linked: true, canUnlink: true }), refusal(409, 'ONLY_WAY_IN')];
    await show({ '/api/v2/user/adobe': () => replies.shift() ?? answer(500) });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink your TV provider' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlink' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not unlink your TV provider',
    );
  });
});

describe('unlinking a TV provider as an agent', () => {
  const linked = () => answer(200, { linked: true, mvpd: 'harbour', canUnlink: true });
  const text = /Only they can unlink/;
  const show = (replies: Response[]) =>
    showSite({
      at: '/providers',
      realm: realmWith({ type: 'id' }, adobe),
      signedIn: true,
      answers: plainAdobe({ '/api/v2/user/adobe': () => replies.shift() ?? answer(500) }),
    });

  it('is not available here', async () => {
    const { session } = await show([linked()]);
    await screen.findByRole('button', { name: 'Unlink your TV provider' });
    await act(() => session.signIn(tokens({ par: 'agent-1' })));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument();
  });

  it.each([
    [403, 'AGENT_REFUSED'],
    [428, 'AGENT_CONFIRMATION'],
  ])('says why not in a tab that has not heard of it: %i %s', async (status, code) => {
    await show([linked(), refusal(status, code)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink your TV provider' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlink' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

it('[1.2-136] the list of TV providers is shown without the frame on another route', async () => {
  function Account() {
    const [choice] = useProviders().choices;
    return choice ? <TvProviders choice={choice} /> : null;
  }
  const noLabels = async () => ({ default: {} });
  const account = defineFeature({
    name: 'account',
    routes: [
      { name: 'epg', load: withProviders(async () => ({ Page: Account, parts: [tvLabels] })) },
    ],
    labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
  });
  await showSite({
    at: '/epg',
    realm: realmWith(adobeDcr),
    features: [account],
    answers: dcr(),
  });
  expect(await screen.findByRole('button', { name: 'Meadow' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Choose your TV provider' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});
