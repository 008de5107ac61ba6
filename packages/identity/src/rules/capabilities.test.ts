import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import { hasAccountSecurity, offersSelfRegistration } from './capabilities';

const { passkey: _notSpecified, ...specified } = CAPABILITIES;
const providers = Object.keys(specified) as (keyof typeof specified)[];

describe('capabilities of the providers', () => {
  it('[1.1-38] only firebase and pbr always have an account security page', () => {
    const always = providers.filter((name) => hasAccountSecurity(CAPABILITIES[name]));
    expect(always).toEqual(['firebase', 'pbr']);
  });

  it('[1.1-39] OpenID has one when it names a resetUri', () => {
    const resetUri = 'https://sso.example/security';
    expect(hasAccountSecurity(CAPABILITIES.openid, { resetUri })).toBe(true);
    expect(hasAccountSecurity(CAPABILITIES.openid, {})).toBe(false);
    expect(hasAccountSecurity(CAPABILITIES.openid, { resetUri: '' })).toBe(false);
    const withUri = providers.filter((name) =>
      hasAccountSecurity(CAPABILITIES[name], { resetUri }),
    );
    expect(withUri).toEqual(['firebase', 'openid', 'pbr']);
  });

  it('[1.1-40] exactly ID, firebase, pbr and GIGYA have a password reset page', () => {
    const reset = providers.filter((name) => CAPABILITIES[name].passwordReset);
    expect(reset.sort()).toEqual(['firebase', 'gigya', 'id', 'pbr']);
  });

  it('[1.1-41] every provider but sptv and magic link can sign up', () => {
    const cannot = providers.filter((name) => !CAPABILITIES[name].signUp);
    expect(cannot.sort()).toEqual(['magicLink', 'sptv']);
  });

  it.each(['sptv', 'magicLink'] as const)(
    '[1.1-38] [1.1-40] [1.1-41] %s signs in, and does nothing beside',
    (name) => {
      expect(Object.values(CAPABILITIES[name])).toEqual([false, false, false]);
    },
  );

  it.each([
    [true, ['id'], true],
    [false, ['id'], false],
    [true, ['sptv'], false],
    [true, ['sptv', 'magicLink'], false],
    [true, ['magicLink', 'google'], true],
  ] as const)(
    '[1.1-42] self-registration %s with %o is offered: %s',
    (selfRegistration, names, offered) => {
      const found = names.map((name) => CAPABILITIES[name]);
      expect(offersSelfRegistration({ selfRegistration }, found)).toBe(offered);
    },
  );
});
