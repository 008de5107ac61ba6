// Generated from schemas/realm/providers by "npm run generate". Do not edit.
import type { AuthProvider } from '@marquee/realm';

/** What a provider can do for a viewer beside signing in. */
export interface Capabilities {
  /** Has it an account security page? `resetUri`: only when its configuration names one. */
  accountSecurity: boolean | 'resetUri';
  passwordReset: boolean;
  signUp: boolean;
}

const row = (
  accountSecurity: Capabilities['accountSecurity'],
  passwordReset: boolean,
  signUp: boolean,
): Capabilities => ({ accountSecurity, passwordReset, signUp });

/** The table of spec 1 §1, and the providers that are not in it. */
export const CAPABILITIES: Readonly<Record<AuthProvider['type'], Capabilities>> = {
  adobe: row(false, false, true),
  adobeDcr: row(false, false, true),
  apple: row(false, false, true),
  facebook: row(false, false, true),
  firebase: row(true, true, true),
  gigya: row(false, true, true),
  google: row(false, false, true),
  id: row(false, true, true),
  magicLink: row(false, false, false),
  oauth: row(false, false, true),
  openid: row('resetUri', false, true),
  opin: row(false, false, true),
  passkey: row(false, false, false),
  pbr: row(true, true, true),
  sptv: row(false, false, false),
};
