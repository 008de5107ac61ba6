import { expect, it } from 'vitest';
import { hasSecurityHere } from './account-security';
import { CAPABILITIES, type KnownProvider } from './capabilities';

const choice = (
  type: KnownProvider,
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
