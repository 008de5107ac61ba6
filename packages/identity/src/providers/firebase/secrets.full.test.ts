import { OriginError } from '@marquee/origin-client';
import { firebaseSignUp as firebaseSignUpCall } from '@marquee/origin-client/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfigOf, PageContext } from '../provider';
import { changeSecret } from './change-secret';
import { firebaseRecovery } from './recovery';
import type * as sdk from './sdk';
import { firebaseSignUp } from './sign-up';

const google = vi.hoisted(() => ({
  askForReset: vi.fn(),
  resetWithCode: vi.fn(),
  applyCode: vi.fn(),
  addressOfCode: vi.fn(),
  changePassword: vi.fn(),
}));
vi.mock('./sdk', () => google satisfies Partial<Record<keyof typeof sdk, unknown>>);

const config: ConfigOf<'firebase'> = {
  type: 'firebase',
  apikey: 'public-web-key',
  authDomain: 'noor.firebaseapp.com',
  projectId: 'noor',
};
const call = vi.fn();
// The part of a page's context that these steps use.
const context = {
  locale: 'ar',
  t: (key: string) => key,
  hasLabel: () => true,
  realm: { name: 'Noor', origin: { address: 'https://noor.example' } },
  origin: { call },
} as unknown as PageContext;
const project = { config, language: 'ar' };

const sdkError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

/** The error that refuses a step. */
async function refused(step: Promise<unknown>): Promise<OriginError> {
  const error = await step.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OriginError);
  return error as OriginError;
}

beforeEach(() => {
  for (const step of Object.values(google)) step.mockReset().mockResolvedValue(undefined);
  call.mockReset().mockResolvedValue({ authorisationToken: 'ours' });
});

describe('changing a Firebase project’s password', () => {
  const given = {
    currentSecret: 'old one',
    secret: 'a long walk home',
    emailOf: async () => 'kim@noor.example',
  };
  const change = () => changeSecret(given, config, context);

  it('[1.5-37] is the project’s, with the current password', async () => {
    await change();
    expect(google.changePassword).toHaveBeenCalledExactlyOnceWith(
      project,
      'kim@noor.example',
      given,
    );
  });

  it.each([
    ['[1.5-38]', 'auth/invalid-credential', 'INVALID_CURRENT_CREDENTIALS'],
    ['[1.5-38]', 'auth/wrong-password', 'INVALID_CURRENT_CREDENTIALS'],
    ['', 'auth/weak-password', 'WEAK_SECRET'],
    ['', 'auth/network-request-failed', 'OFFLINE'],
    ['', 'auth/too-many-requests', 'TOO_MANY_REQUESTS'],
    ['[1.8-21]', 'auth/requires-recent-login', 'auth/requires-recent-login'],
  ])('%s %s is %s', async (_id, said, code) => {
    google.changePassword.mockRejectedValue(sdkError(said));
    const error = await refused(change());
    expect(error.code).toBe(code);
    expect(error.message, 'no password is in it').not.toMatch(/old one|long walk/);
  });

  it('a fault of ours stays one', async () => {
    const fault = new TypeError('undefined is not a function');
    google.changePassword.mockRejectedValue(fault);
    await expect(change()).rejects.toBe(fault);
  });
});

describe('a forgotten password of a Firebase project', () => {
  const page = 'https://noor.example/login/resetpwd';
  const request = () => firebaseRecovery.request('kim@noor.example', page, config, context);
  const reset = () => firebaseRecovery.reset('code-1', 'a long walk home', config, context);

  it('has the project send an email that links to our page', async () => {
    await request();
    expect(google.askForReset).toHaveBeenCalledExactlyOnceWith(project, 'kim@noor.example', page);
  });

  it.each(['auth/user-not-found', 'auth/user-disabled'])(
    'does not tell if there is an account, or its state: %s',
    async (code) => {
      google.askForReset.mockRejectedValue(sdkError(code));
      await expect(request()).resolves.toBeUndefined();
    },
  );

  it.each([
    ['auth/network-request-failed', 'OFFLINE'],
    ['auth/invalid-email', 'auth/invalid-email'],
  ])('says why the email was not sent: %s', async (said, code) => {
    google.askForReset.mockRejectedValue(sdkError(said));
    expect((await refused(request())).code).toBe(code);
  });

  it('takes the new password with the email’s code', async () => {
    await reset();
    expect(google.resetWithCode).toHaveBeenCalledExactlyOnceWith(
      project,
      'code-1',
      'a long walk home',
    );
  });

  it.each([
    ['auth/expired-action-code', 'expiredToken'],
    ['auth/invalid-action-code', 'invalidToken'],
    ['auth/user-not-found', 'invalidToken'],
    ['auth/weak-password', 'weakPassword'],
  ])('[1.8-05] %s is “%s”', async (code, message) => {
    google.resetWithCode.mockRejectedValue(sdkError(code));
    expect((await refused(reset())).messages).toEqual([message]);
  });

  it('hands the code of another email to the project as it is, and tells why it was refused', async () => {
    await firebaseRecovery.apply?.('code-1', config, context);
    expect(google.applyCode).toHaveBeenCalledExactlyOnceWith(project, 'code-1');
    google.applyCode.mockRejectedValue(sdkError('auth/expired-action-code'));
    const again = firebaseRecovery.apply?.('code-1', config, context) ?? Promise.resolve();
    expect((await refused(again)).messages).toEqual(['expiredToken']);
  });

  it('[1.8-06] has the generic failure for any other error', async () => {
    google.resetWithCode.mockRejectedValue(sdkError('auth/internal-error'));
    expect((await refused(reset())).messages).toEqual([]);
  });
});

it('a sign-up of a Firebase project is a call to the origin, which opens the account', async () => {
  const answer = await firebaseSignUp(
    {
      id: 'kim@noor.example',
      secret: 'a long walk home',
      fields: { nickname: 'Kim' },
      consentAnswers: [],
      redirectUri: 'https://noor.example/email-confirmation',
    },
    config,
    context,
  );
  expect(answer).toEqual({ authorisationToken: 'ours' });
  expect(call).toHaveBeenCalledExactlyOnceWith(firebaseSignUpCall, {
    body: {
      username: 'kim@noor.example',
      password: 'a long walk home',
      fields: { nickname: 'Kim' },
      consentAnswers: [],
      redirectUri: 'https://noor.example/email-confirmation',
    },
    auth: 'none',
  });
});
