import type { TextStorage } from '@marquee/origin-client';
import { expect, it } from 'vitest';
import { pendingSignIns } from './pending-sign-ins';
import { cameFrom, forgetSignedInWith, noteSignedInWith } from './signed-in-with';

function memory(): TextStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void (value === null ? texts.delete(key) : texts.set(key, value)),
  };
}

function setup(realm = 'demo', storage = memory()) {
  let now = 0;
  const pending = pendingSignIns(realm, { storage, now: () => now });
  return { storage, pending, pass: (minutes: number) => (now += minutes * 60_000) };
}

const signIn = (state: string) => ({ state, provider: 'openid/nations', locale: 'en' });

it('a pending sign-in is found by its state and its provider, until it is forgotten', () => {
  const { pending, storage } = setup();
  pending.remember(signIn('a'));
  expect(pending.recall('a', 'openid/nations')).toMatchObject({ status: 'found' });
  expect(pending.recall('a', 'openid/harbour').status).toBe('unknown');
  expect(pending.recall('b', 'openid/nations').status).toBe('unknown');
  pending.forget('a');
  expect(pending.recall('a', 'openid/nations').status).toBe('unknown');
  expect(storage.texts.size).toBe(0);
});

it('[1.3-20] holds the native app that the viewer came from, before the browser leaves', () => {
  const { pending } = setup();
  pending.remember({ ...signIn('a'), app: 'example.unity.tv' });
  expect(pending.recall('a', 'openid/nations')).toMatchObject({
    signIn: { app: 'example.unity.tv' },
  });
});

it('tells a late one from one that never was', () => {
  const { pending, pass } = setup();
  pending.remember(signIn('a'));
  pass(16);
  expect(pending.recall('a', 'openid/nations').status).toBe('late');
  pass(60);
  pending.remember(signIn('b'));
  expect(pending.recall('a', 'openid/nations').status).toBe('unknown');
});

it('keeps the latest few of one realm apart from another’s', () => {
  const { pending, storage } = setup();
  for (const state of 'abcdefgh') pending.remember(signIn(state));
  expect(pending.recall('a', 'openid/nations').status).toBe('unknown');
  expect(pending.recall('h', 'openid/nations').status).toBe('found');
  expect(setup('other', storage).pending.recall('h', 'openid/nations').status).toBe('unknown');
});

it.each(['{', '{}', '[1,null,{"state":1}]', '"x"'])(
  'survives what it did not write: %s',
  (text) => {
    const { pending, storage } = setup();
    storage.texts.set('demo.signIns', text);
    expect(pending.recall('a', 'openid/nations').status).toBe('unknown');
    pending.remember(signIn('a'));
    expect(pending.recall('a', 'openid/nations').status).toBe('found');
  },
);

it('recalls nothing where the browser keeps nothing', () => {
  const nowhere: TextStorage = { get: () => null, set: () => {} };
  const pending = pendingSignIns('demo', { storage: nowhere });
  pending.remember(signIn('a'));
  expect(pending.recall('a', 'openid/nations').status).toBe('unknown');
});

it('knows which provider a viewer’s session came from, and no other viewer’s', () => {
  const storage = memory();
  noteSignedInWith('demo', 'openid/nations', 'viewer-1', storage);
  expect(cameFrom('demo', 'openid/nations', 'viewer-1', storage)).toBe(true);
  expect(cameFrom('demo', 'openid/nations', 'viewer-2', storage)).toBe(false);
  expect(cameFrom('demo', 'openid/nations', undefined, storage)).toBe(false);
  expect(cameFrom('demo', 'oauth/portal', 'viewer-1', storage)).toBe(false);
  forgetSignedInWith('demo', storage);
  expect(cameFrom('demo', 'openid/nations', 'viewer-1', storage)).toBe(false);
});
