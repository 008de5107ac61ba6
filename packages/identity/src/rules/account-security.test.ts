import { expect, it } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import type { ProviderType } from '../providers/provider';
import { hasSecurityHere, isCalled, linksAccounts } from './account-security';

const choice = (
  type: ProviderType,
  given: { form?: true; elsewhere?: true; resetUri?: string } = {},
) => ({
  provider: {
    type,
    capabilities: CAPABILITIES[type],
    ...(given.form ? { form: {} } : {}),
    ...(given.elsewhere ? { changeSecret: () => {} } : {}),
    ...(type === 'openid' ? { clientOf: () => 'nations' } : {}),
  },
  config: given.resetUri ? { resetUri: given.resetUri } : {},
});
const resetUri = 'https://nations.example/password';

it.each([
  ['[1.1-38] pbr, for every viewer', choice('pbr', { form: true }), [], true],
  ['[1.1-38] not own ID', choice('id', { form: true }), [], false],
  ['[1.1-38] not sptv', choice('sptv', { form: true }), [], false],
  [
    '[1.1-38] firebase, for who has an account there',
    choice('firebase', { form: true, elsewhere: true }),
    ['firebase'],
    true,
  ],
  [
    'firebase, not for anybody else',
    choice('firebase', { form: true, elsewhere: true }),
    ['google'],
    false,
  ],
  ['[1.1-39] OpenID with a resetUri', choice('openid', { resetUri }), ['openid/nations'], true],
  ['[1.1-39] not without one', choice('openid'), ['openid/nations'], false],
  ['not for an account at another client', choice('openid', { resetUri }), ['openid/clubs'], false],
] as const)('%s', (_what, one, linked, expected) => {
  expect(
    hasSecurityHere(
      one,
      linked.map((provider) => ({ provider })),
    ),
  ).toBe(expected);
});

it('is there for one who has other accounts beside the provider’s', () => {
  const accounts = [{ provider: 'google' }, { provider: 'firebase' }];
  expect(hasSecurityHere(choice('firebase', { form: true, elsewhere: true }), accounts)).toBe(true);
});

it.each([
  ['openid/nations', true],
  ['openid', true],
  ['openid/clubs', false],
  ['google', false],
])('an OpenID provider of the client nations is called %s: %s', (name, expected) => {
  expect(isCalled(choice('openid'), name)).toBe(expected);
});

it('a provider without clients is not called by one', () => {
  expect(isCalled(choice('pbr'), 'pbr/north')).toBe(false);
});

it.each([
  ['google', true],
  ['openid', true],
  ['id', false],
  ['magicLink', false],
  ['passkey', false],
])('%s has accounts of its own: %s', (type, expected) => {
  expect(linksAccounts({ provider: { ...choice('id').provider, type } })).toBe(expected);
});
