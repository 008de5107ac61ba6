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
  ['[1.1-38] is true of pbr for every viewer', choice('pbr', { form: true }), [], true],
  ['[1.1-38] is false of own ID', choice('id', { form: true }), [], false],
  ['[1.1-38] is false of sptv', choice('sptv', { form: true }), [], false],
  [
    '[1.1-38] is true of firebase for a viewer with an account there',
    choice('firebase', { form: true, elsewhere: true }),
    ['firebase'],
    true,
  ],
  [
    'is false of firebase for any other viewer',
    choice('firebase', { form: true, elsewhere: true }),
    ['google'],
    false,
  ],
  [
    '[1.1-39] is true of OpenID with a resetUri',
    choice('openid', { resetUri }),
    ['openid/nations'],
    true,
  ],
  ['[1.1-39] is false of OpenID without a resetUri', choice('openid'), ['openid/nations'], false],
  [
    'is false of OpenID for an account at another client',
    choice('openid', { resetUri }),
    ['openid/clubs'],
    false,
  ],
] as const)('hasSecurityHere %s', (_what, one, linked, expected) => {
  expect(
    hasSecurityHere(
      one,
      linked.map((provider) => ({ provider })),
    ),
  ).toBe(expected);
});

it('hasSecurityHere is true for a viewer who has other accounts beside the provider’s', () => {
  const accounts = [{ provider: 'google' }, { provider: 'firebase' }];
  expect(hasSecurityHere(choice('firebase', { form: true, elsewhere: true }), accounts)).toBe(true);
});

it.each([
  ['openid/nations', true],
  ['openid', true],
  ['openid/clubs', false],
  ['google', false],
])(
  'isCalled says whether an OpenID provider of the client nations is called %s: %s',
  (name, expected) => {
    expect(isCalled(choice('openid'), name)).toBe(expected);
  },
);

it('isCalled knows no client of a provider without clients', () => {
  expect(isCalled(choice('pbr'), 'pbr/north')).toBe(false);
});

it.each([
  ['google', true],
  ['openid', true],
  ['id', false],
  ['magicLink', false],
  ['passkey', false],
])('linksAccounts says whether %s has accounts of its own: %s', (type, expected) => {
  expect(linksAccounts({ provider: { ...choice('id').provider, type } })).toBe(expected);
});
