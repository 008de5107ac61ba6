/** Every way to sign in that the specification knows (spec 1 §1). */
export type KnownProvider =
  | 'id'
  | 'firebase'
  | 'apple'
  | 'google'
  | 'facebook'
  | 'oauth'
  | 'openid'
  | 'adobe'
  | 'adobeDcr'
  | 'gigya'
  | 'opin'
  | 'pbr'
  | 'sptv'
  | 'magicLink';

/** What a provider can do for a viewer beside signing in. */
export interface Capabilities {
  /** Has it an account security page? `resetUri`: only when its configuration names one. */
  accountSecurity: boolean | 'resetUri';
  passwordReset: boolean;
  signUp: boolean;
}

const signUpOnly: Capabilities = { accountSecurity: false, passwordReset: false, signUp: true };

/** The table of spec 1 §1. */
export const CAPABILITIES: Readonly<Record<KnownProvider, Capabilities>> = {
  id: { accountSecurity: false, passwordReset: true, signUp: true },
  firebase: { accountSecurity: true, passwordReset: true, signUp: true },
  apple: signUpOnly,
  google: signUpOnly,
  facebook: signUpOnly,
  oauth: signUpOnly,
  openid: { accountSecurity: 'resetUri', passwordReset: false, signUp: true },
  adobe: signUpOnly,
  adobeDcr: signUpOnly,
  gigya: { accountSecurity: false, passwordReset: true, signUp: true },
  opin: signUpOnly,
  pbr: { accountSecurity: true, passwordReset: true, signUp: true },
  sptv: { accountSecurity: false, passwordReset: false, signUp: false },
  magicLink: { accountSecurity: false, passwordReset: false, signUp: false },
};

/** Has the provider an account security page, as it is configured? */
export function hasAccountSecurity(
  { accountSecurity }: Capabilities,
  config: object = {},
): boolean {
  return accountSecurity === 'resetUri'
    ? 'resetUri' in config && Boolean(config.resetUri)
    : accountSecurity;
}

/** Self-registration takes the realm's leave and a provider that can do it. */
export function offersSelfRegistration(
  { selfRegistration }: { selfRegistration: boolean },
  providers: readonly Capabilities[],
): boolean {
  return selfRegistration && providers.some((provider) => provider.signUp);
}
