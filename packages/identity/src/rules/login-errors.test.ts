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

  it('[1.8-01] the first server message wins when it is known', () => {
    expect(key(['viewerBlocked', 'other'], 'FAILED_AUTHENTICATION')).toBe('failure.viewerBlocked');
  });

  it('[1.8-02] else the code’s message', () => {
    expect(key(['Your account was blocked.'], 'VIEWER_BLOCKED')).toBe('failure.viewerBlocked');
    expect(key([], 'FAILED_AUTHENTICATION')).toBe('login.error.failedAuthentication');
    expect(key(['unknown', 'viewerBlocked'], 'NOT_READY')).toBe('failure.unavailable');
  });

  it('[1.8-03] else the generic message', () => {
    expect(key(['whatever'], 'TEAPOT')).toBe('login.error.generic');
    expect(key(['toString'], 'constructor')).toBe('login.error.generic');
  });

  it('[1.8-04] a key without a label falls back to failed authentication', () => {
    const none = (label: string) => label === 'login.error.failedAuthentication';
    expect(failureOf(LOGIN_ERRORS, { code: 'VIEWER_BLOCKED' }, none).key).toBe(
      'login.error.failedAuthentication',
    );
  });

  it('says of no answer in time that what was typed is still here', () => {
    expect(key([], 'TIMEOUT')).toBe('failure.timeoutTyped');
  });

  it('has words for everything it can lead to', () => {
    expect(keysOfRow(LOGIN_ERRORS).filter((one) => !known(one))).toEqual([]);
  });

  it.each(['FAILED_AUTHENTICATION', 'HTTP_401', 'EMPTY_INPUTS'])(
    'leaves the request id out of an ordinary mistake: %s',
    (code) => {
      const { requestId } = failureOf(LOGIN_ERRORS, { code, requestId: 'r-1' }, known);
      expect(requestId).toBeUndefined();
    },
  );

  it('gives the request id with anything else', () => {
    const { requestId } = failureOf(LOGIN_ERRORS, { code: 'TEAPOT', requestId: 'r-1' }, known);
    expect(requestId).toBe('r-1');
  });
});
