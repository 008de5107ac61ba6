import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../../testing/show-site';
import { identifier, reaches } from '../../testing/sign-in-form';
import { notePasskeyUsed } from './used-here';

const options = '/api/v2/login/passkey/options';
const login = '/api/v2/login/passkey';
const auth = {
  providers: [{ type: 'id' as const }, { type: 'passkey' as const }],
  selfRegistration: false,
};

const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    attestationObject: bytes,
    getTransports: () => ['internal'],
  },
};
const named = (name: string) => Object.assign(new Error(name), { name });

let get: ReturnType<typeof vi.fn>;
let create: ReturnType<typeof vi.fn>;
let signals: unknown[];

/** A browser that knows passkeys, and answers as a test says. */
beforeEach(() => {
  get = vi.fn(async () => credential);
  create = vi.fn(async () => credential);
  signals = [];
  const PublicKeyCredential = Object.assign(() => {}, {
    isConditionalMediationAvailable: async () => true,
    signalUnknownCredential: async (signal: unknown) => void signals.push(signal),
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'x', credentials: { get, create } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const asked = () => answer(200, { options: { challenge: 'AQID', rpId: 'localhost' } });
const show = (at: string, answers: Answers, signedIn = false) =>
  // The object itself, so that a test can change what is answered.
  showSite({
    at,
    realm: { auth },
    signedIn,
    answers: Object.assign(answers, { [options]: answers[options] ?? asked }),
  });
const start = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

describe('a passkey page over plain http', () => {
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', false);
    vi.stubGlobal('PublicKeyCredential', undefined);
  });

  it('says that a passkey needs https, and shows the other ways to sign in instead of its button', async () => {
    const { calls } = await show('/login/passkey?from=%2Fnews', {});
    expect(await screen.findByText(/need a secure connection \(https\)/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Other ways to sign in' })).toHaveAttribute(
      'href',
      '/login?from=%2Fnews',
    );
    expect(calls()).toEqual([]);
  });

  it('says in the account why no passkey can be added, and still lists those that are there', async () => {
    await show('/account', { '/api/v2/user/passkeys': () => answer(200, { passkeys: [] }) }, true);
    expect(
      await screen.findByText(/only be added over a secure connection \(https\)/),
    ).toBeVisible();
    expect(await screen.findByText('You do not have a passkey yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('the passkey page', () => {
  it('asks the device, and goes back to where the viewer came from', async () => {
    const { fetch } = await show('/login/passkey?from=%2Fnews', {
      [login]: () => answer(200, tokens()),
    });
    await userEvent.click(await start());
    await reaches('news');
    const body = JSON.parse(String(fetch.mock.calls.at(-1)?.[1]?.body));
    expect(body.credential).toMatchObject({ id: 'AQID', type: 'public-key' });
  });

  it('says that the sign-in was cancelled, on a device that has used a passkey', async () => {
    notePasskeyUsed('demo');
    get.mockRejectedValue(named('NotAllowedError'));
    const { calls } = await show('/login/passkey', {});
    await userEvent.click(await start());
    expect(await screen.findByRole('alert')).toHaveTextContent('cancelled');
    expect(calls()).not.toContain('/login/passkey');
    expect(await start()).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Other ways to sign in' })).toBeVisible();
  });

  it('says where to get a passkey, on a device that has used none', async () => {
    get.mockRejectedValue(named('NotAllowedError'));
    await show('/login/passkey', {});
    await userEvent.click(await start());
    expect(await screen.findByRole('alert')).toHaveTextContent('add one in your account');
  });

  it('says that a browser does not support passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await show('/login/passkey', {});
    await userEvent.click(await start());
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot use passkeys');
  });

  it.each([
    ['CODE_REFUSED', 'longer than five minutes'],
    ['PASSKEY_UNKNOWN', 'was removed'],
    ['PASSKEY_REFUSED', 'could not verify your passkey'],
    ['VIEWER_BLOCKED', 'cannot be used right now'],
  ])('says why for %s', async (code, text) => {
    await show('/login/passkey', { [login]: () => refusal(401, code) });
    await userEvent.click(await start());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('tells the browser about a passkey that the origin does not know', async () => {
    await show('/login/passkey', { [login]: () => refusal(401, 'PASSKEY_UNKNOWN') });
    await userEvent.click(await start());
    await screen.findByRole('alert');
    expect(signals).toEqual([{ rpId: 'localhost', credentialId: 'AQID' }]);
  });

  it('says that there is no connection', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    await show('/login/passkey', { [options]: offline });
    await userEvent.click(await start());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not connect');
  });
});

/** A page that is left while the origin is asked what the device is to be asked. */
async function leftEarly(page: string, path: string, press: string | RegExp, signedIn: boolean) {
  let reply: (answered: Response) => void = () => {};
  const raised: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => raised.push(error));
  const view = await show(
    page,
    {
      [path]: () => new Promise<Response>((resolve) => (reply = resolve)),
      '/api/v2/user/passkeys': () => answer(200, { passkeys: [] }),
    },
    signedIn,
  );
  await userEvent.click(await screen.findByRole('button', { name: press }));
  await waitFor(() => expect(view.calls()).toContain(path.replace('/api/v2', '')));
  await act(() => view.router.navigate('/news'));
  await reaches('news');
  await act(async () => reply(asked()));
  expect([get, create].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(raised).toEqual([]);
}

it.each([
  ['/login/passkey', options, 'Sign in with a passkey', false],
  ['/account', '/api/v2/user/passkeys/options', 'Add a passkey', true],
] as const)('%s does not ask the device once the viewer left it', leftEarly);

it('an answer of the device does not sign the viewer in once they left the page', async () => {
  let answered: (answer: typeof credential) => void = () => {};
  get.mockReturnValue(new Promise<typeof credential>((resolve) => (answered = resolve)));
  const { calls, router } = await show('/login/passkey', { [login]: () => answer(200, tokens()) });
  await userEvent.click(await start());
  await waitFor(() => expect(get).toHaveBeenCalled());
  await act(() => router.navigate('/news'));
  await reaches('news');
  await act(async () => answered(credential));
  expect(calls()).not.toContain('/login/passkey');
});

describe('the passkey suggestions of the login page', () => {
  it('are offered in the first field, and sign the viewer in', async () => {
    const { calls } = await show('/login?from=%2Fnews', { [login]: () => answer(200, tokens()) });
    await reaches('news');
    expect(calls()).toEqual(['/login/passkey/options', '/login/passkey']);
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
  });

  it('wait without a message, and end when the viewer goes on', async () => {
    let signal: AbortSignal | undefined;
    get.mockImplementation(({ signal: given }) => {
      signal = given;
      return new Promise((_, reject) =>
        given.addEventListener('abort', () => reject(given.reason)),
      );
    });
    await show('/login', {});
    expect(await identifier()).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(signal).toBeDefined());
    await userEvent.click(screen.getByRole('link', { name: 'Continue with a passkey' }));
    expect(await start()).toBeVisible();
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say that the chosen passkey was refused, and are offered again', async () => {
    const never = new Promise(() => {});
    get.mockResolvedValueOnce(credential).mockReturnValue(never);
    await show('/login', { [login]: () => refusal(401, 'PASSKEY_UNKNOWN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('was removed');
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  });

  it('are not offered where the browser has no passkeys', async () => {
    const { calls } = await showSite({ at: '/login' });
    expect(await identifier()).toHaveAttribute('autocomplete', 'username');
    expect(calls()).toEqual([]);
  });
});

describe('the passkeys of the account', () => {
  const one = {
    id: '1',
    name: 'Kitchen',
    host: 'localhost',
    credentialId: 'AQID',
    createdAt: '2026-11-21T10:00:00Z',
  };
  const list = '/api/v2/user/passkeys';
  /** An origin that keeps what it is told. */
  function keeping(...kept: (typeof one)[]): Answers {
    let passkeys = kept;
    return {
      [list]: () => answer(200, { passkeys }),
      [`${list}/options`]: () => {
        passkeys = [...passkeys, { ...one, id: '2', name: 'My device' }];
        return answer(200, {
          options: { challenge: 'AQID', rp: { id: 'localhost' }, user: { id: 'AQID' } },
        });
      },
      [`${list}/1`]: () => {
        passkeys = passkeys.map((passkey) => ({ ...passkey, name: 'Bedroom' }));
        return answer(200, passkeys[0]);
      },
    };
  }
  const account = (answers: Answers) =>
    show(
      '/account',
      Object.assign(answers, {
        '/api/v2/user/details': () =>
          answer(200, { email: 'kim@example.com', emailConfirmed: true, fields: {}, missing: [] }),
        '/api/v2/user/linked-accounts': () => answer(200, { accounts: [] }),
        '/api/v2/user/sessions': () => answer(200, { sessions: [] }),
        '/api/v2/user/marketing-preferences': () => answer(200, { answers: [] }),
      }),
      true,
    );
  const row = async (name: string) =>
    (await screen.findByText(name)).closest('li') ?? document.body;

  it('are listed with when they were made and used', async () => {
    await account(keeping(one, { ...one, id: '3', host: 'tv.example' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Added on November 21, 2026');
    expect(rows[0]).toHaveTextContent('Not used yet');
    expect(rows[0]).not.toHaveTextContent('For localhost');
    expect(rows[1]).toHaveTextContent('For tv.example');
  });

  it('can have one more, and the page says so', async () => {
    const replies = keeping();
    const added = () => answer(200, { ...one, id: '2', name: 'My device' });
    const posts = { ...replies, [list]: replies[list] ?? added };
    await account(posts);
    expect(await screen.findByText('You do not have a passkey yet.')).toBeVisible();
    // The same path keeps and lists; what the list answers is enough for both.
    posts[list] = () => answer(200, { ...one, passkeys: [{ ...one, name: 'My device' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('My device has been added. You can sign in with it next time.'));
    expect(await row('My device')).toBeVisible();
    expect(create).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotAllowedError', 'No passkey was added'],
    ['InvalidStateError', 'already has a passkey for your account'],
  ])('say why none was made: %s', async (name, text) => {
    create.mockRejectedValue(named(name));
    await account(keeping());
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('can be renamed', async () => {
    await account(keeping(one));
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Kitchen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename Kitchen' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Kitchen');
    await userEvent.clear(name);
    await userEvent.type(name, 'Bedroom');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is now called Bedroom.')).toBeVisible();
    expect(await row('Bedroom')).toBeVisible();
  });

  it('can be removed after a question, and the browser is told and the focus stays', async () => {
    const replies = keeping(one);
    await account(replies);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Kitchen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Kitchen?' });
    replies[list] = () => answer(200, { passkeys: [] });
    replies[`${list}/1`] = () => answer(204);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Kitchen has been removed.')).toBeVisible();
    expect(screen.getByText('You do not have a passkey yet.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
    expect(signals).toEqual([{ rpId: 'localhost', credentialId: 'AQID' }]);
  });

  it('are loaded again when one is gone already', async () => {
    const replies = keeping(one);
    await account(replies);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Kitchen' }));
    const dialog = await screen.findByRole('dialog');
    replies[list] = () => answer(200, { passkeys: [] });
    replies[`${list}/1`] = () => refusal(404, 'UNKNOWN_PASSKEY');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('already removed');
    expect(screen.getByText('You do not have a passkey yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const replies: Answers = { [list]: () => refusal(503, 'NOT_READY') };
    await account(replies);
    expect(await screen.findByRole('alert')).toHaveTextContent('is not working right now');
    replies[list] = () => answer(200, { passkeys: [one] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Kitchen')).toBeVisible();
  });

  it.each([
    [403, 'AGENT_REFUSED'],
    [428, 'AGENT_CONFIRMATION'],
  ])('are closed to an agent who acts as the viewer: %i %s', async (status, code) => {
    await account({ [list]: () => refusal(status, code) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Only they can do this');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('are for viewers who sign in first', async () => {
    get.mockReturnValue(new Promise(() => {}));
    const { router } = await show('/account', {});
    await identifier();
    expect(router.state.location.search).toBe('?from=%2Faccount');
  });
});
