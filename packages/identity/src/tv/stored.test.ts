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
    const keep = memory();
    const own = registrationsOf('metro', 'https://a METRO', keep);
    expect(own.get()).toBeNull();
    own.keep({ clientId: 'c', clientSecret: 's' });
    expect(own.get()).toEqual({ realm: 'metro', clientId: 'c', clientSecret: 's' });
    own.clear();
    expect(own.get()).toBeNull();
    expect(keep.texts.size).toBe(0);
  });

  it('is none of another realm’s, nor of another service’s', () => {
    const keep = memory();
    registrationsOf('metro', 'https://a METRO', keep).keep({ clientId: 'c', clientSecret: 's' });
    expect(registrationsOf('apex', 'https://a METRO', keep).get()).toBeNull();
    expect(registrationsOf('metro', 'https://b METRO', keep).get()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"service":"x","client":{}}'])(
    'is none when %s is stored',
    (text) => {
      const keep = memory();
      keep.set('metro.tvClient', text);
      expect(registrationsOf('metro', 'x', keep).get()).toBeNull();
    },
  );
});

describe('a trip to a TV provider', () => {
  const trip = {
    requestor: 'METRO',
    resource: 'metro-tv',
    redirect: 'https://site.example/providers/success',
    mvpd: { id: 'a', name: 'A' },
    attempt: 1,
    locale: 'en',
    search: '?from=%2Fnews',
    accessToken: 'secret',
  };

  it('is known again, until it is forgotten', () => {
    const store = pendingTv('metro', { keep: memory() });
    store.remember(trip);
    expect(store.recall('METRO')).toMatchObject(trip);
    store.forget();
    expect(store.recall('METRO')).toBeNull();
  });

  it('is none of another requestor’s, and late after half an hour', () => {
    const keep = memory();
    pendingTv('metro', { keep, now: () => 0 }).remember(trip);
    expect(pendingTv('metro', { keep, now: () => 1000 }).recall('OTHER')).toBeNull();
    expect(pendingTv('metro', { keep, now: () => 30 * 60_000 }).recall('METRO')).toMatchObject(
      trip,
    );
    expect(pendingTv('metro', { keep, now: () => 31 * 60_000 }).recall('METRO')).toBe('late');
  });

  it.each(['', '{', 'null', '7', '{"requestor":"METRO"}'])('is none when %s is stored', (text) => {
    const keep = memory();
    keep.set('metro.tvSignIn', text);
    expect(pendingTv('metro', { keep }).recall('METRO')).toBeNull();
  });
});
