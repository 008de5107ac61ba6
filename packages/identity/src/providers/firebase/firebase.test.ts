import { vendorAddress } from '@marquee/realm';
import { describe, expect, it } from 'vitest';
import type { ConfigOf } from '../provider';
import { provider } from './index';
import { leavesPage } from './leaves-page';
import { noteLoginAttempt, takeLoginAttempt } from './login-attempt';
import { firebaseSources } from './sources';

const config: ConfigOf<'firebase'> = {
  type: 'firebase',
  apikey: 'public-web-key',
  authDomain: 'noor-sport.firebaseapp.com',
  projectId: 'noor-sport',
};
const addressOf = (value: string) => vendorAddress(value, 'http://localhost:4400');
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';
const computer = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36';

/** A storage that lasts as long as a test. */
function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) =>
      void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

describe('the sources of a page with Firebase', () => {
  it('are Google’s two services for email and password alone, no script and no frame', () => {
    expect(firebaseSources(config, addressOf)).toEqual({
      connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    });
  });

  it('are Google’s script with its policies and the auth domain’s frame for social providers, too', () => {
    expect(firebaseSources({ ...config, providers: ['google'] }, addressOf)).toMatchObject({
      script: ['https://apis.google.com'],
      frame: ['https://noor-sport.firebaseapp.com'],
      trustedTypes: ['gapi#gapi', 'goog#html'],
    });
  });

  it('are none of Google’s in a sandbox', () => {
    const sandbox = {
      ...config,
      providers: ['google' as const],
      emulator: '/',
      scriptUri: '/gapi.js',
    };
    const here = ['http://localhost:4400', 'http://*.localhost:4400'];
    expect(firebaseSources(sandbox, addressOf)).toEqual({
      connect: here,
      frame: here,
      script: ['http://localhost:4400/gapi.js'],
    });
  });
});

it('[1.1-23] [1.1-24] [1.1-25] Firebase has a button for each social provider that the realm names, in its order', () => {
  const shortcuts = provider.shortcuts?.({ ...config, providers: ['apple', 'google', 'facebook'] });
  expect(shortcuts?.map(({ name }) => name)).toEqual(['Apple', 'Google', 'Facebook']);
  expect(provider.shortcuts?.(config)).toEqual([]);
});

describe('[1.3-21] Firebase’s Facebook sign-in on phones', () => {
  it('leaves the page on a phone, which no other provider’s does', () => {
    expect(leavesPage('facebook', {}, phone)).toBe(true);
    expect(leavesPage('facebook', {}, computer)).toBe(false);
    expect(leavesPage('google', {}, phone)).toBe(false);
    expect(leavesPage('facebook', { facebookRedirectOnMobile: false }, phone)).toBe(false);
  });

  it('stores an attempt for the return, which is taken once', () => {
    const storage = memoryStorage();
    noteLoginAttempt('noor', { name: 'facebook' }, { storage });
    expect(takeLoginAttempt('apex', { storage })).toBeNull();
    expect(takeLoginAttempt('noor', { storage })).toEqual({ name: 'facebook' });
    expect(takeLoginAttempt('noor', { storage })).toBeNull();
  });

  it('stores only the name of the provider that is not linked', () => {
    const storage = memoryStorage();
    const attempt = { name: 'facebook', unlinked: 'apple' } as const;
    noteLoginAttempt('noor', attempt, { storage, now: () => 7 });
    expect(storage.get('noor.firebaseLoginAttempt')).toBe('facebook 7 apple');
    expect(takeLoginAttempt('noor', { storage, now: () => 8 })).toEqual(attempt);
  });

  it('ignores an attempt that is old or malformed', () => {
    const storage = memoryStorage();
    noteLoginAttempt('noor', { name: 'facebook' }, { storage, now: () => 0 });
    expect(takeLoginAttempt('noor', { storage, now: () => 15 * 60_000 })).toBeNull();
    storage.set('noor.firebaseLoginAttempt', `toString ${Date.now()}`);
    expect(takeLoginAttempt('noor', { storage })).toBeNull();
  });
});
