// @vitest-environment node
import { initializeApp } from 'firebase/app';
import {
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { pendingIn } from './pending-link';
import { existingWaysIn } from './refusal';
import { type Project, withPassword } from './sdk';

// Google’s real SDK, with made-up answers of the project. The SDK takes `fetch` when it is loaded.
const { answers, fetch } = vi.hoisted(() => {
  const answers: Record<string, { status?: number; body: object }> = {};
  const fetch = vi.fn(async (url: RequestInfo | URL, _init?: RequestInit) => {
    const [, call = ''] = /accounts:(\w+)/.exec(String(url)) ?? [];
    const { status = 200, body } = answers[call] ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetch);
  return { answers, fetch };
});

const email = 'layla@noor.example';
const idToken = `e30.${btoa(JSON.stringify({ sub: 'layla', iat: 1, exp: 3601 }))}.c2ln`;
const session = { idToken, refreshToken: 'refresh', expiresIn: '3600', localId: 'layla' };
const project: Project = {
  config: {
    type: 'firebase',
    apikey: 'key',
    authDomain: 'noor.firebaseapp.com',
    projectId: 'noor',
  },
  language: 'en',
};

/** What the SDK throws when Facebook asks for an address that has an account. */
async function refused(confirmation: object): Promise<unknown> {
  answers.signInWithIdp = { body: { needConfirmation: true, ...confirmation } };
  const auth = initializeAuth(initializeApp({ apiKey: 'key' }, crypto.randomUUID()), {
    persistence: inMemoryPersistence,
  });
  const credential = new OAuthProvider('facebook.com').credential({ accessToken: 'theirs' });
  return signInWithCredential(auth, credential).catch((error: unknown) => error);
}

const facebook = { providerId: 'facebook.com', oauthAccessToken: 'facebooks-token', email };

async function pendingLink() {
  const pending = pendingIn(await refused(facebook));
  if (!pending) throw new Error('The SDK’s error brought no credential.');
  return pending;
}

const linkCalls = () =>
  fetch.mock.calls
    .filter(([url]) => String(url).includes('accounts:signInWithIdp'))
    .map(([, init]) => JSON.parse(String(init?.body)))
    .filter((body) => 'idToken' in body);

beforeEach(() => {
  answers.signInWithPassword = { body: session };
  answers.lookup = { body: { users: [{ localId: 'layla', email, providerUserInfo: [] }] } };
  fetch.mockClear();
});

it('[1.8-11] the pending link is read from the SDK’s own error: credential, address and the account’s methods', async () => {
  const error = await refused({ ...facebook, verifiedProvider: ['apple.com', 'google.com'] });
  expect(error).toMatchObject({ code: 'auth/account-exists-with-different-credential' });
  expect(existingWaysIn(error)).toEqual(['google', 'apple']);
  expect(pendingIn(error)).toMatchObject({
    email,
    credential: { providerId: 'facebook.com', accessToken: 'facebooks-token' },
  });
});

it('there is no pending link where the project does not tell the address, and in other errors', async () => {
  const { email: _email, ...nobodys } = facebook;
  expect(pendingIn(await refused(nobodys))).toBeNull();
  answers.signInWithIdp = { status: 400, body: { error: { message: 'USER_DISABLED' } } };
  expect(pendingIn(await refused({}))).toBeNull();
  expect(pendingIn(new TypeError('x is not a function'))).toBeNull();
  expect(existingWaysIn(new TypeError('x is not a function'))).toBeUndefined();
});

it('a pending link is linked to the account that is signed in, whatever the case of its address', async () => {
  const pending = await pendingLink();
  answers.signInWithIdp = { body: { ...session, providerId: 'facebook.com' } };
  const tokens = await withPassword(project, email, 'secret', () => ({
    ...pending,
    email: 'Layla@Noor.example',
  }));
  expect(tokens).toMatchObject({ link: 'linked', account: email, firebaseAuthToken: idToken });
  expect(linkCalls()).toEqual([
    expect.objectContaining({ idToken, postBody: expect.stringContaining('facebooks-token') }),
  ]);
});

it('a pending link is not linked to an account with another address', async () => {
  const pending = await pendingLink();
  const tokens = await withPassword(project, 'other', 'secret', () => ({
    ...pending,
    email: 'somebody.else@noor.example',
  }));
  expect(tokens).toMatchObject({ link: 'otherAccount', firebaseAuthToken: idToken });
  expect(linkCalls()).toEqual([]);
});

it.each(['FEDERATED_USER_ID_ALREADY_LINKED', 'INVALID_IDP_RESPONSE'])(
  'a pending link that fails leaves the viewer signed in: %s',
  async (message) => {
    const pending = await pendingLink();
    answers.signInWithIdp = { status: 400, body: { error: { message } } };
    const tokens = await withPassword(project, email, 'secret', () => pending);
    expect(tokens).toMatchObject({ link: 'failed', firebaseAuthToken: idToken });
  },
);

it('the pending link is read only once the viewer has signed in', async () => {
  const pending = vi.fn(() => null);
  answers.signInWithPassword = { status: 400, body: { error: { message: 'INVALID_PASSWORD' } } };
  await expect(withPassword(project, email, 'wrong', pending)).rejects.toThrow('wrong-password');
  expect(pending).not.toHaveBeenCalled();
  answers.signInWithPassword = { body: session };
  const tokens = await withPassword(project, email, 'secret', pending);
  expect(tokens).not.toHaveProperty('link');
});
