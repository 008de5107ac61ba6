import { checkLabels } from '@marquee/i18n';
import { OriginError } from '@marquee/origin-client';
import type { Realm } from '@marquee/realm';
import { failureOf } from '@marquee/renderer/failures';
import { VendorError } from '@marquee/renderer/vendor';
import { describe, expect, it } from 'vitest';
import login from '../../labels/en.json';
import redirect from '../../redirect/labels/en.json';
import social from '../../social/labels/en.json';
import { englishShell } from '../../testing/keys-of-row';
import { FIREBASE_ERRORS } from './errors';
import ar from './labels/ar.json';
import en from './labels/en.json';
import es from './labels/es.json';
import pt from './labels/pt.json';
import { refusalOf } from './refusal';

/** As the SDK throws them: firebase/util's FirebaseError. */
const sdkError = (code: string, said = 'Error', customData?: object) =>
  Object.assign(new Error(`Firebase: ${said} (${code}).`), {
    name: 'FirebaseError',
    code,
    customData,
  });

const labels: Record<string, string> = {
  ...englishShell,
  ...login,
  ...redirect,
  ...social,
  ...en,
  firebaseBlockingFunction_notInvited: 'Only members of {brand} by invitation.',
};
const site = {
  t: (key: string, values: Record<string, unknown> = {}) =>
    (labels[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  hasLabel: (key: string) => key in labels,
  realm: { name: 'Noor' } as Realm,
};

/** What a viewer reads. */
function read(error: unknown): string {
  const refusal = refusalOf(error, site);
  expect(refusal).toBeInstanceOf(OriginError);
  const { key, text } = failureOf(FIREBASE_ERRORS, refusal as OriginError, site.hasLabel);
  return text ?? site.t(key, { brand: 'Noor' });
}

const blocked = (message: string) =>
  sdkError(
    'auth/internal-error',
    `((HTTP request to http://127.0.0.1:5001/before returned HTTP error 403: {"error":{"message":${JSON.stringify(message)},"status":"PERMISSION_DENIED"}}))`,
  );

describe('a refusal of Firebase', () => {
  it.each([
    ['google.com', 'Google'],
    ['facebook.com', 'Facebook'],
    ['apple.com', 'Apple'],
  ])(
    '[1.8-11] says accountExistsWithDifferentProvider and names the one that the account has: %s',
    (sdkId, name) => {
      const error = sdkError('auth/account-exists-with-different-credential', 'Error', {
        _tokenResponse: { verifiedProvider: [sdkId] },
      });
      expect(read(error)).toBe(
        `You already have an account with this email address. Continue with ${name}.`,
      );
    },
  );

  it('[1.8-11] names email and password where the account has nothing else', () => {
    const error = sdkError('auth/account-exists-with-different-credential', 'Error', {
      _tokenResponse: { verifiedProvider: ['password'] },
    });
    expect(read(error)).toBe(
      'You already have an account with this email address. Continue with email and password.',
    );
  });

  it('[1.8-11] says so without a name where the project tells none', () => {
    const error = sdkError('auth/account-exists-with-different-credential');
    expect(read(error)).toBe(en['firebase.error.accountExistsElsewhere']);
  });

  it('[1.8-12] reads the message of a blocking function under its own key', () => {
    expect(read(blocked('notInvited'))).toBe('Only members of Noor by invitation.');
  });

  it('[1.8-12] shows the function’s message where the realm has no label for it', () => {
    expect(read(blocked('Come back after sunset.'))).toBe('Come back after sunset.');
  });

  it.each([
    'Error',
    '((HTTP request to http://x returned HTTP error 500: {"error":))',
    '((Failed to make request to http://x.))',
  ])('is a plain failure for an internal error without a function’s message: %s', (said) => {
    expect(read(sdkError('auth/internal-error', said))).toBe(login['login.error.generic']);
  });

  it.each([
    'auth/firebase-app-check-token-is-invalid.',
    'appCheck/recaptcha-error',
    'app-check/throttled',
  ])('[1.8-13] says appCheckFailedWeb: %s', (code) => {
    expect(read(sdkError(code))).toContain(
      'We could not confirm that this request comes from Noor.',
    );
  });

  it.each([
    ['auth/wrong-password', login['login.error.failedAuthentication']],
    ['auth/user-not-found', login['login.error.failedAuthentication']],
    ['auth/invalid-credential', login['login.error.failedAuthentication']],
    ['auth/network-request-failed', englishShell['failure.offline']],
    ['auth/too-many-requests', englishShell['failure.tooManyRequests']],
    ['auth/operation-not-allowed', en['firebase.error.notAllowed']],
    ['auth/popup-blocked', social['social.error.blocked']],
    ['auth/popup-closed-by-user', social['social.error.closed']],
  ])('[1.8-14] has a message for a code, before the server’s: %s', (code, text) => {
    expect(read(sdkError(code, 'Server words.'))).toBe(text);
  });

  it('[1.8-15] shows the server’s message of a code without one of its own', () => {
    expect(read(sdkError('auth/quota-exceeded', 'Exceeded quota for signing in.'))).toBe(
      'Exceeded quota for signing in.',
    );
  });

  it('[1.8-16] says failedAuthentication when there is neither', () => {
    expect(read(sdkError('auth/something-new'))).toBe(login['login.error.failedAuthentication']);
  });

  it('says that a script that fails to load is out of reach', () => {
    expect(read(new VendorError('UNAVAILABLE', 'x'))).toBe(en['firebase.error.unavailable']);
  });
});

it('refusalOf returns any error that is not Firebase’s as it is', () => {
  const fault = new TypeError('x is not a function');
  const origin = new OriginError('http', { code: 'ACCOUNT_CONFLICT' });
  expect([refusalOf(fault, site), refusalOf(origin, site)]).toEqual([fault, origin]);
});

it('every code of Firebase has its labels', () => {
  const keys = [...Object.values(FIREBASE_ERRORS.codes), FIREBASE_ERRORS.generic];
  expect(keys.filter((key) => !site.hasLabel(key))).toEqual([]);
});

it('has every key and placeholder in every language', () => {
  expect(checkLabels({ en, es, pt, ar })).toEqual([]);
});
