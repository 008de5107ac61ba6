// Generated from schemas/origin/openapi.yaml; do not edit.
import type { CallFacts } from '../rest';

/** The paths whose calls need to be told their facts. */
export type ProviderPath =
  | '/login/auth-provider/pbr'
  | '/login/sptv'
  | '/openid/{client}/auth-uri'
  | '/openid/{client}/token'
  | '/openid/{client}/logout-uri'
  | '/generic-oauth/{client}/auth-uri'
  | '/generic-oauth/{client}/token'
  | '/generic-oauth/{client}/logout'
  | '/token/alt/magic-email';

/** `post /login/auth-provider/pbr` */
export const pbrLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /login/sptv` */
export const sptvLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `get /openid/{client}/auth-uri` */
export const openIdAddress: CallFacts = { shape: 'authorisationUri:string silentAuthorisationUri:string' };

/** `post /openid/{client}/token` */
export const openIdToken: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `get /openid/{client}/logout-uri` */
export const openIdLogout: CallFacts = { shape: 'logoutUri:string' };

/** `get /generic-oauth/{client}/auth-uri` */
export const oauthAddress: CallFacts = { shape: 'authorisationUri:string' };

/** `post /generic-oauth/{client}/token` */
export const oauthToken: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /generic-oauth/{client}/logout` */
export const oauthLogout: CallFacts = {  };

/** `get /token/alt/magic-email` */
export const magicEmail: CallFacts = {  };

/** `post /token/alt/magic-email` */
export const magicLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };
