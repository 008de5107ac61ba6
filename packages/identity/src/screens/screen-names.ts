import type { Realm, RouteName } from '@marquee/realm';
import { NOT_SIGNING_UP, RECOVERING } from '../generated/able-providers';

/** The four routes of a forgotten password. */
const RECOVERY = [
  'requestNewPassword',
  'resetPassword',
  'loginRequestPassword',
  'loginResetPassword',
] as const;

/** The routes that open accounts. */
const SIGN_UP = ['signup', 'giftRedeemRegister'] as const;

/** Pages that few viewers ever open. */
export const SCREEN_NAMES = [
  'tvLogin',
  'activate',
  'licenceRedirect',
  'impersonate',
  'giftLogin',
  'giftRedeemLogin',
  'emailConfirmation',
  ...SIGN_UP,
  ...RECOVERY,
] as const satisfies RouteName[];

export type ScreenName = (typeof SCREEN_NAMES)[number];

/** True when a realm has the page. */
export const hasScreen =
  (name: ScreenName) =>
  ({ auth }: Pick<Realm, 'auth'>): boolean => {
    const types = auth.providers.map(({ type }) => type);
    if (isOneOf(RECOVERY, name)) return types.some((type) => RECOVERING.includes(type));
    if (!isOneOf(SIGN_UP, name)) return true;
    return auth.selfRegistration && types.some((type) => !NOT_SIGNING_UP.includes(type));
  };

const isOneOf = (names: readonly string[], name: string) => names.includes(name);
