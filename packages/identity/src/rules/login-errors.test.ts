import { failureOf } from '@marquee/renderer/failures';
import { describe, expect, it } from 'vitest';
import en from '../labels/en.json';
import { englishShell, keysOfRow } from '../testing/keys-of-row';
import { LOGIN_ERRORS } from './login-errors';

const labels = { ...englishShell, ...en };
const known = (key: string) => key in labels;

describe('the login row', () => {
  const key = (messages: string[], code: string) =>
    failureOf(LOGIN_ERRORS, { messages, code }, known).key;

  it('[1.8-01] takes the label of the server’s first message, where it knows that', () => {
    expect(key(['viewerBlocked', 'other'], 'FAILED_AUTHENTICATION')).toBe('failure.viewerBlocked');
  });

  it('[1.8-02] else takes the label of the code', () => {
    expect(key(['Your account was blocked.'], 'VIEWER_BLOCKED')).toBe('failure.viewerBlocked');
    expect(key([], 'FAILED_AUTHENTICATION')).toBe('login.error.failedAuthentication');
    expect(key(['unknown', 'viewerBlocked'], 'NOT_READY')).toBe('failure.unavailable');
  });

  it('[1.8-03] else takes the generic label', () => {
    expect(key(['whatever'], 'TEAPOT')).toBe('login.error.generic');
    expect(key(['toString'], 'constructor')).toBe('login.error.generic');
  });

  it('[1.8-04] takes failed authentication for a key without a label', () => {
    const none = (label: string) => label === 'login.error.failedAuthentication';
    expect(failureOf(LOGIN_ERRORS, { code: 'VIEWER_BLOCKED' }, none).key).toBe(
      'login.error.failedAuthentication',
    );
  });

  it('says after a timeout that what was typed is still there', () => {
    expect(key([], 'TIMEOUT')).toBe('failure.timeoutTyped');
  });

  it('has a label for every key that it can lead to', () => {
    expect(keysOfRow(LOGIN_ERRORS).filter((one) => !known(one))).toEqual([]);
  });

  it.each(['FAILED_AUTHENTICATION', 'HTTP_401', 'EMPTY_INPUTS'])(
    'leaves the request id out for a mistake that viewers often make: %s',
    (code) => {
      const { requestId } = failureOf(LOGIN_ERRORS, { code, requestId: 'r-1' }, known);
      expect(requestId).toBeUndefined();
    },
  );

  it('gives the request id for any other code', () => {
    const { requestId } = failureOf(LOGIN_ERRORS, { code: 'TEAPOT', requestId: 'r-1' }, known);
    expect(requestId).toBe('r-1');
  });
});
