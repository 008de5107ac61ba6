import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { accountCalls, newSecret } from '../../../testing/accounts';
import { startFirebaseProject } from '../../../testing/firebase-project';
import { emulatorToken } from '../../../testing/firebase-token';
import { createMailbox, tokenIn } from '../../../testing/mailbox';
import {
  claimsOf,
  type LoginBody,
  startOrigin,
  type TestOrigin,
} from '../../../testing/test-origin';

let counterparts: Counterparts;
let project: Awaited<ReturnType<typeof startFirebaseProject>>;
let origin: TestOrigin;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  project = await startFirebaseProject();
  origin = await startOrigin({ counterparts, firebaseEmulator: project.host });
  calls = accountCalls(origin);
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await project?.close();
  await counterparts?.close();
});

describe('opening an account in a Firebase project', () => {
  it('[1.7-26] opens it there, takes its tokens for ours, and keeps what was answered', async () => {
    const mailbox = createMailbox(counterparts);
    let answer: Awaited<ReturnType<typeof calls.firebaseSignUp>> | undefined;
    const mail = await mailbox.mailAfter('zayd@example.com', async () => {
      answer = await calls.firebaseSignUp('Zayd@example.com', { appCheckToken: 'check' });
    });
    expect(answer?.status).toBe(200);
    expect(answer?.body).toMatchObject({
      firstSignIn: true,
      missingInformationStatus: 'NONE',
      linkedAccounts: [{ provider: 'firebase' }],
    });
    expect(project.asked.at(-1)).toEqual({
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-noor-web-key',
      appCheck: 'check',
      body: { email: 'Zayd@example.com', password: newSecret, returnSecureToken: true },
    });
    const token = answer?.body.authorisationToken ?? '';
    const asked = { realm: 'noor' };
    expect((await calls.details(token, asked)).body).toEqual({
      id: expect.any(String),
      email: 'zayd@example.com',
      contactEmail: 'zayd@example.com',
      emailConfirmed: false,
      fields: { name: 'Ana Example' },
      missing: [],
    });
    expect((await calls.confirm(tokenIn(mail), { ...asked, token })).body).toEqual({
      userId: 'zayd@example.com',
      email: 'zayd@example.com',
    });
    expect((await calls.details(token, asked)).body.emailConfirmed).toBe(true);
    const again = await mailbox.mailsTo('zayd@example.com');
    expect(again).toHaveLength(1);
  });

  it('knows its viewer when they sign in', async () => {
    const { body } = await calls.firebaseSignUp('again@example.com');
    const again = await origin.call<LoginBody>('POST', '/api/v1/firebase-auth', {
      realm: 'noor',
      body: {
        firebaseAuthToken: emulatorToken({ sub: 'uid-of-again@example.com' }),
        firebaseRefreshToken: 'refresh',
      },
    });
    expect(claimsOf(again.body.authorisationToken).id).toBe(claimsOf(body.authorisationToken).id);
    expect(again.body.missingInformationStatus).toBe('NONE');
    const links = await calls.links(body.authorisationToken, { realm: 'noor' });
    expect(links.body.accounts).toEqual([{ provider: 'firebase', canUnlink: false }]);
    const only = await calls.unlink(body.authorisationToken, 'firebase', { realm: 'noor' });
    expect([only.status, only.body.code]).toEqual([409, 'ONLY_WAY_IN']);
  });

  it.each([
    ['again@example.com', 409, 'IDENTIFIER_TAKEN', 'EMAIL_EXISTS'],
    ['weak@example.com', 422, 'WEAK_SECRET', 'WEAK_PASSWORD'],
    ['odd@example.com', 422, 'FIELDS_REFUSED', 'email:invalid'],
    ['often@example.com', 429, 'TOO_MANY_REQUESTS', undefined],
    ['closed@example.com', 403, 'SIGN_UP_CLOSED', undefined],
    ['blocked-by-function@example.com', 422, 'PROVIDER_REFUSED', 'notInvited'],
    ['strange@example.com', 422, 'PROVIDER_REFUSED', 'SOMETHING_NEW'],
    ['key@example.com', 502, 'PROVIDER_UNAVAILABLE', undefined],
    ['silence@example.com', 502, 'PROVIDER_UNAVAILABLE', undefined],
    ['nonsense@example.com', 502, 'PROVIDER_UNAVAILABLE', undefined],
  ])('passes on what the project says: %s', async (email, status, code, message) => {
    const { body, ...answer } = await calls.firebaseSignUp(email);
    expect([answer.status, body.code]).toEqual([status, code]);
    if (message) expect(body.messages).toEqual([message]);
  });

  it.each([
    ['[1.6-06] from outside the territories', {}, '192.0.2.1', 403, 'OUTSIDE_REGION'],
    ['[1.6-08] through a VPN', {}, '203.0.113.1', 403, 'VPN_BLOCKED'],
    ['without the terms', { consentAnswers: [] }, undefined, 428, 'CONSENT_REQUIRED'],
    ['without what is required', { fields: {} }, undefined, 422, 'FIELDS_REFUSED'],
    [
      'to another machine',
      { redirectUri: 'https://e.example' },
      undefined,
      400,
      'REDIRECT_REFUSED',
    ],
  ])('opens nothing %s', async (_, body, address, status, code) => {
    const before = project.asked.length;
    const headers = address ? { 'x-forwarded-for': address } : undefined;
    const answer = await calls.firebaseSignUp('early@example.com', body, { headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(project.asked).toHaveLength(before);
  });

  it('is not offered where there is no project, nor without the emulator of one that is made up', async () => {
    const { status, body } = await calls.firebaseSignUp('a@example.com', {}, { realm: 'apex' });
    expect([status, body.code]).toEqual([404, 'UNKNOWN_CLIENT']);
    const without = await startOrigin();
    const answer = await accountCalls(without).firebaseSignUp('a@example.com');
    await without.close();
    expect([answer.status, answer.body.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
  });
});
