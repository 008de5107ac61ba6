import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pagesFor } from '../testing/pages-for';
import { answer, refusal, showSite, tokens } from '../testing/show-site';
import { head } from './login';

const identifier = () => screen.findByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: /^Sign in/ });

async function signIn(secret = 'correct horse 9 battery') {
  await userEvent.type(await identifier(), 'viewer@example.com');
  await userEvent.type(password(), secret);
  await userEvent.click(submit());
}

const reaches = async (name: string) =>
  expect(await screen.findByRole('heading', { name: `The ${name} page` })).toBeVisible();

describe('the login page', () => {
  it('[1.2-075] [1.2-078] is on /login and titled', async () => {
    const { site } = await showSite({ at: '/login' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(head(site).title).toBe('Sign in');
  });

  it('[1.2-079] shows the realm’s logo, which leads to the start', async () => {
    await showSite({ at: '/login' });
    const logo = await screen.findByRole('link', { name: 'Demo, home' });
    expect(logo).toHaveAttribute('href', '/home');
  });

  it('[1.2-080] [1.1-17] shows the realm’s background, with its variants', async () => {
    const asset = (src: string) => ({ src, width: 820, height: 1000 });
    const realm = {
      brand: {
        ...{
          logo: asset('/logo.svg'),
          icon: asset('/icon.svg'),
          languageBadgeStyle: 'code' as const,
        },
        loginBackground: {
          web: asset('/web.webp'),
          rtl: asset('/rtl.webp'),
          mobile: asset('/m.webp'),
        },
      },
      locales: {
        default: 'en',
        supported: [
          { tag: 'en', paths: 'default' as const },
          { tag: 'ar', paths: 'default' as const },
        ],
      },
    };
    const english = await showSite({ at: '/login', realm });
    await identifier();
    const sources = () =>
      [...document.querySelectorAll('picture > *')].map((e) => e.outerHTML).join();
    expect(sources()).toContain('/web.webp');
    expect(sources()).toContain('/m.webp');
    expect(sources()).not.toContain('/rtl.webp');
    english.unmount();
    await showSite({ at: '/login', realm, locale: 'ar' });
    await screen.findByRole('heading', { name: 'تسجيل الدخول' });
    expect(sources()).toContain('/rtl.webp');
  });

  it('[1.2-081] has no back button on the plain login route', async () => {
    await showSite({ at: '/login' });
    await identifier();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('[1.2-112] [1.2-084] asks for identifier and password in the first provider’s form', async () => {
    await showSite({ at: '/login' });
    expect(await identifier()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('form', { name: 'Sign in with your email address' })).toBeVisible();
  });

  it('offers the page in the realm’s other languages', async () => {
    await showSite({ at: '/login' });
    await identifier();
    expect(screen.getByRole('link', { name: 'Español', hidden: true })).toHaveAttribute(
      'href',
      '/es/iniciar-sesion',
    );
  });

  it('keeps what it was asked for in another language', async () => {
    await showSite({ at: '/login?from=%2Fnews%3Fx%3D1&licences=7' });
    await identifier();
    expect(screen.getByRole('link', { name: 'Español', hidden: true })).toHaveAttribute(
      'href',
      '/es/iniciar-sesion?from=%2Fnoticias%3Fx%3D1&licences=7',
    );
  });

  it('forgets on the way to another language where nobody can go', async () => {
    await showSite({ at: '/login?from=https%3A%2F%2Fevil.example' });
    await identifier();
    expect(screen.getByRole('link', { name: 'Español', hidden: true })).toHaveAttribute(
      'href',
      '/es/iniciar-sesion',
    );
  });

  it('speaks the language of its address', async () => {
    await showSite({ at: '/iniciar-sesion', locale: 'es' });
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  });

  it('tells readers without JavaScript why the form does nothing', async () => {
    await showSite({ at: '/login' });
    await identifier();
    expect(document.querySelector('noscript')).toBeInTheDocument();
  });

  it('[1.2-113] leads to a forgotten password only where that page is there', async () => {
    const first = await showSite({ at: '/login' });
    await identifier();
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).not.toBeInTheDocument();
    first.unmount();
    await showSite({ at: '/login', features: [pagesFor('loginRequestPassword')] });
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/login/request-password',
    );
  });

  it('[1.1-43] offers to sign up where that page is there', async () => {
    await showSite({ at: '/login', features: [pagesFor('signup')] });
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup',
    );
  });

  it('[1.1-43] else offers to ask for access', async () => {
    const requestAccessUrl = 'https://brand.example/join';
    const auth = {
      providers: [{ type: 'id' as const }],
      selfRegistration: false,
      requestAccessUrl,
    };
    await showSite({ at: '/login', realm: { auth }, features: [pagesFor('signup')] });
    expect(await screen.findByRole('link', { name: 'Ask for access' })).toHaveAttribute(
      'href',
      requestAccessUrl,
    );
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});

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

  it('[1.4-03] shows a message when it fails, keeps what was typed, and may be tried again', async () => {
    const replies = [refusal(401, 'FAILED_AUTHENTICATION'), answer(200, tokens())];
    await showSite({
      at: '/login',
      answers: { '/api/v2/login': () => replies.shift() ?? refusal(500, 'INTERNAL_ERROR') },
    });
    await signIn('wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address or the password is not right.',
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('req-7');
    expect(await identifier()).toHaveValue('viewer@example.com');
    expect(await identifier()).toHaveFocus();
    await userEvent.clear(password());
    await userEvent.type(password(), 'right{Enter}');
    await reaches('home');
  });

  it('[1.5-07] [1.8-01] says so when every field is empty, and asks nobody', async () => {
    const { calls } = await showSite({ at: '/login' });
    await identifier();
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enter your email address and your password.',
    );
    expect(calls()).toEqual([]);
  });

  it.each([
    ['[1.8-02] blocked', () => refusal(403, 'VIEWER_BLOCKED'), /cannot be used at the moment/],
    ['[1.8-03] unknown', () => refusal(409, 'WHATEVER'), /We could not sign you in/],
    ['too many', () => refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '30' }), /in 30 seconds/],
    ['origin broken', () => refusal(500, 'INTERNAL_ERROR'), /does not work right now.*req-7/s],
    ['nonsense', () => answer(200, { hello: 'there' }), /made no sense.*req-7/s],
    ['no JSON', () => new Response('<html>', { status: 200 }), /made no sense/],
    ['no token', () => answer(200, { ...tokens(), authorisationToken: 'x' }), /made no sense/],
    ['another realm’s', () => answer(200, tokens({ aud: 'other' })), /made no sense/],
  ])('%s: has words of its own', async (_what, reply, said) => {
    const { session } = await showSite({ at: '/login', answers: { '/api/v2/login': reply } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(session.state.status).toBe('guest');
    expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('no answer in time: has words of its own', async () => {
    const never = () => new Promise<Response>(() => {});
    await showSite({ at: '/login', answers: { '/api/v2/login': never }, timeoutMs: 50 });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer in time.');
    expect(password()).toHaveValue('correct horse 9 battery');
  });

  it('a device that cannot keep the session is told so, and the fault is reported', async () => {
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

  it('offline: has words of its own', async () => {
    await showSite({ at: '/login' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  });

  it('shows the same words for an unknown viewer and a wrong password', async () => {
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

describe('after signing in', () => {
  const signedIn = (body: object = {}) => ({
    '/api/v2/login': () => answer(200, { ...tokens(), ...body }),
  });

  it('[1.2-107] goes back to where the viewer came from', async () => {
    const { router } = await showSite({ at: '/login?from=%2Fnews%3Fx%3D1', answers: signedIn() });
    await signIn();
    await reaches('news');
    expect(router.state.location.search).toBe('?x=1');
  });

  it('[1.2-105] goes on to the purchase that asked for it', async () => {
    const { router } = await showSite({
      at: '/login?entryPage=purchase&licences=7&from=%2Fnews',
      answers: signedIn(),
    });
    await signIn();
    await reaches('purchase');
    expect(router.state.location.search).toBe('?licences=7&from=%2Fnews');
  });

  it('[1.2-108] goes to the default menu when sent elsewhere', async () => {
    await showSite({ at: '/login?from=%2F%5Cevil.example', answers: signedIn() });
    await signIn();
    await reaches('home');
  });

  it('finds its way with a prefix in the address', async () => {
    await showSite({
      at: '/iniciar-sesion?from=%2Fes%2Fnoticias',
      locale: 'es',
      answers: signedIn(),
    });
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Correo electrónico' }),
      'viewer@example.com',
    );
    await userEvent.type(screen.getByLabelText(/^Contraseña/), 'x{Enter}');
    await reaches('news');
  });

  it('[1.2-109] settles the partition first', async () => {
    const { calls } = await showSite({
      at: '/login',
      answers: { ...signedIn({ partition: 'p-1' }), '/api/v2/user/partition': () => answer(204) },
    });
    await signIn();
    await reaches('home');
    expect(calls()).toEqual(['/login', '/user/partition']);
  });

  it('[1.2-109] a partition that fails is a notice and no dead end', async () => {
    await showSite({
      at: '/login',
      answers: {
        ...signedIn({ partition: 'p-1' }),
        '/api/v2/user/partition': () => refusal(403, 'PARTITION_REFUSED'),
      },
    });
    await signIn();
    await reaches('home');
    expect(await screen.findByText(/Some of what you saved could not be fetched/)).toBeVisible();
  });

  const suffixed = {
    providers: [{ type: 'id' as const }],
    selfRegistration: false,
    firstSignInSuffix: '?welcome=1',
  };

  it.each([
    [true, '?welcome=1'],
    [false, ''],
  ])('[1.2-110] first sign-in %s ends at %s', async (firstSignIn, search) => {
    const { router } = await showSite({
      at: '/login',
      realm: { auth: suffixed },
      answers: signedIn({ firstSignIn }),
    });
    await signIn();
    await reaches('home');
    expect(router.state.location.search).toBe(search);
  });

  it('[1.2-111] shows a loader while the sign-in is being resolved', async () => {
    let release: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      release = resolve;
    });
    await showSite({
      at: '/login',
      answers: { ...signedIn({ partition: 'p-1' }), '/api/v2/user/partition': () => pending },
    });
    await signIn();
    expect(await screen.findByText('Signing you in')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await act(async () => release(answer(204)));
    await reaches('home');
  });
});

describe('a viewer who is signed in already', () => {
  it('[1.2-101] is sent on by the same rule', async () => {
    const { router, calls } = await showSite({ at: '/login?from=%2Fnews', signedIn: true });
    await reaches('news');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(calls()).toEqual([]);
  });

  it('[1.2-101] is sent on when another tab signs in', async () => {
    const { session } = await showSite({ at: '/login' });
    await identifier();
    await act(() => session.signIn(tokens()));
    await reaches('home');
  });

  it('sees a loader and not the form while the session is read', async () => {
    localStorage.setItem('demo.signedIn', '1');
    const { session } = await showSite({ at: '/login', start: false });
    expect(await screen.findByText('Signing you in')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    // It was not signed in after all.
    await act(() => session.start());
    expect(await identifier()).toBeVisible();
    expect(screen.queryByText('Signing you in')).not.toBeInTheDocument();
  });

  it('lets a device that never signed in see the form at once', async () => {
    await showSite({ at: '/login', start: false });
    expect(await identifier()).toBeVisible();
  });
});
