// Generated from schemas/realm/providers by "npm run generate". Do not edit.

/**
 * Whose accounts a provider signs in: the site's own, those that were opened in another way, the provider's, or those of
 * TV companies.
 */
export type Accounts = 'own' | 'companion' | 'provider' | 'tv';

/** Whose accounts each type of provider signs in. */
export const ACCOUNTS: Readonly<Record<string, Accounts>> = {
  adobe: 'tv',
  adobeDcr: 'tv',
  apple: 'provider',
  facebook: 'provider',
  firebase: 'provider',
  gigya: 'provider',
  google: 'provider',
  id: 'own',
  magicLink: 'companion',
  oauth: 'provider',
  openid: 'provider',
  opin: 'provider',
  passkey: 'companion',
  pbr: 'provider',
  sptv: 'provider',
};

/** The types of providers that send viewers to pages of their own. */
export const WITH_OWN_PAGES: readonly string[] = ['adobe', 'adobeDcr', 'oauth', 'openid', 'opin'];
