import type { Realm } from '@marquee/realm';
import { expect, it } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import type { ProviderType } from '../providers/provider';
import { hasScreen, type ScreenName } from './screen-names';

const types = Object.keys(CAPABILITIES) as ProviderType[];
const isThere = (name: ScreenName, type: ProviderType, selfRegistration = true) => {
  // Whether a page is there depends on nothing else of an entry.
  const providers = [{ type }] as Realm['auth']['providers'];
  return hasScreen(name)({ auth: { providers, selfRegistration } });
};

it.each(types)(
  '[1.1-40] hasScreen knows the password reset pages of %s where it can reset passwords',
  (type) => {
    expect(isThere('resetPassword', type)).toBe(CAPABILITIES[type].passwordReset);
  },
);

it.each(types)('[1.1-41] hasScreen knows the sign-up pages of %s where it can sign up', (type) => {
  expect(isThere('signup', type)).toBe(CAPABILITIES[type].signUp);
  expect(isThere('signup', type, false)).toBe(false);
});
