import { describe, expect, it } from 'vitest';
import { pendingTv } from './pending-tv';
import { registrationsOf } from './registrations';

function memory() {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key: string) => texts.get(key) ?? null,
    set(key: string, value: string | null) {
      if (value === null) texts.delete(key);
      else texts.set(key, value);
    },
  };
}

describe('a stored client registration', () => {
  it('[1.3-11] holds realm, client id and secret', () => {
    const storage = memory();
    const own = registrationsOf('metro', 'https://a METRO', storage);
    expect(own.get()).toBeNull();
    own.keep({ clientId: 'c', clientSecret: 's' });
    expect(own.get()).toEqual({ realm: 'metro', clientId: 'c', clientSecret: 's' });
    own.clear();
    expect(own.get()).toBeNull();
    expect(storage.texts.size).toBe(0);
  });

  it('is found by its realm and its service alone', () => {
    const storage = memory();
    registrationsOf('metro', 'https://a METRO', storage).keep({ clientId: 'c', clientSecret: 's' });
    expect(registrationsOf('apex', 'https://a METRO', storage).get()).toBeNull();
    expect(registrationsOf('metro', 'https://b METRO', storage).get()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"service":"x","client":{}}'])(
    'is none when %s is stored',
    (text) => {
      const storage = memory();
      storage.set('metro.tvClient', text);
      expect(registrationsOf('metro', 'x', storage).get()).toBeNull();
    },
  );
});

describe('a pending sign-in at a TV provider', () => {
  const signIn = {
    requestor: 'METRO',
    resource: 'metro-tv',
    redirect: 'https://site.example/providers/success',
    mvpd: { id: 'a', name: 'A' },
    attempt: 1,
    locale: 'en',
    search: '?from=%2Fnews',
    accessToken: 'secret',
  };

  it('is found, until it is forgotten', () => {
    const store = pendingTv('metro', { storage: memory() });
    store.remember(signIn);
    expect(store.recall('METRO')).toMatchObject(signIn);
    store.forget();
    expect(store.recall('METRO')).toBeNull();
  });

  it('is found by its requestor alone, and late after half an hour', () => {
    const storage = memory();
    pendingTv('metro', { storage, now: () => 0 }).remember(signIn);
    expect(pendingTv('metro', { storage, now: () => 1000 }).recall('OTHER')).toBeNull();
    expect(pendingTv('metro', { storage, now: () => 30 * 60_000 }).recall('METRO')).toMatchObject(
      signIn,
    );
    expect(pendingTv('metro', { storage, now: () => 31 * 60_000 }).recall('METRO')).toBe('late');
  });

  it.each(['', '{', 'null', '7', '{"requestor":"METRO"}'])('is none when %s is stored', (text) => {
    const storage = memory();
    storage.set('metro.tvSignIn', text);
    expect(pendingTv('metro', { storage }).recall('METRO')).toBeNull();
  });
});
