/** Pages that few viewers ever open. */
export const SCREEN_NAMES = [
  'tvLogin',
  'activate',
  'licenceRedirect',
  'impersonate',
  'giftLogin',
  'giftRedeemLogin',
] as const;

export type ScreenName = (typeof SCREEN_NAMES)[number];
