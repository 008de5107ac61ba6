import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-servers/paths';

/** Texts that are only in a provider's own code: its calls, its vendor's names, its labels. */
export const PROVIDER_TRACES: Record<string, readonly string[]> = {
  adobe: ['/user/adobe', 'mso_id', 'software_statement', 'tv.title'],
  adobeDcr: ['/adobe/regcode'],
  apple: ['apple.name', 'AppleID', '/login/apple-id'],
  facebook: ['facebook.name', 'fbAsyncInit', '/login/social/facebook'],
  firebase: ['firebase.name', '/firebase-auth', 'accounts:signInWithPassword'],
  gigya: ['gigya.name', 'uidSignature', '/login/auth-provider/gigya'],
  google: ['google.name', '/login/social/google'],
  magicLink: ['magicLink.name', 'magic-email'],
  oauth: ['oauth.name', '/generic-oauth/', 'authorisationUri'],
  openid: ['openid.name', '/openid/{client}', 'SSO_UNKNOWN'],
  opin: ['opin.name', 'opinAuthToken', '/opin-auth'],
  passkey: ['passkey.name', 'passkey/options', 'startAuthentication', 'webauthn'],
  pbr: ['pbr.name', '/login/auth-provider/pbr'],
  sptv: ['sptv.name', '/login/sptv'],
};

/** The types of provider that a realm can have, as the contract names them. */
export function providerTypes(): string[] {
  const folder = join(root, 'schemas/realm/providers');
  return readdirSync(folder).map((name) => {
    const schema: { properties: { type: { const: string } } } = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    );
    return schema.properties.type.const;
  });
}
