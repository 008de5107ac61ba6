import type { Realm, RouteName } from '@marquee/realm';

/** The four routes of a forgotten password. */
const RECOVERY = [
  'requestNewPassword',
  'resetPassword',
  'loginRequestPassword',
  'loginResetPassword',
] as const;

/** Pages that few viewers ever open. */
export const SCREEN_NAMES = [
  'tvLogin',
  'activate',
  'licenceRedirect',
  'impersonate',
  'giftLogin',
  'giftRedeemLogin',
  'emailConfirmation',
  ...RECOVERY,
] as const satisfies RouteName[];

export type ScreenName = (typeof SCREEN_NAMES)[number];

/** The types of providers with passwords that can be changed when they are forgotten; see `CAPABILITIES`. */
export const RECOVERING: readonly string[] = ['id', 'firebase', 'pbr', 'gigya'];

/** Does a realm have the page? */
export const hasScreen =
  (name: ScreenName) =>
  ({ auth }: Pick<Realm, 'auth'>): boolean =>
    !(RECOVERY as readonly string[]).includes(name) ||
    auth.providers.some(({ type }) => RECOVERING.includes(type));
