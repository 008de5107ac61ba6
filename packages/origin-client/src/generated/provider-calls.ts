// Generated from schemas/origin/openapi.yaml; do not edit.
import type { CallFacts } from '../rest';

/** The paths whose calls need to be told their facts. */
export type ProviderPath =
  | '/openid/{client}/auth-uri'
  | '/openid/{client}/token'
  | '/openid/{client}/logout-uri';

/** `get /openid/{client}/auth-uri` */
export const openIdAddress: CallFacts = { shape: 'authorisationUri:string silentAuthorisationUri:string' };

/** `post /openid/{client}/token` */
export const openIdToken: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `get /openid/{client}/logout-uri` */
export const openIdLogout: CallFacts = { shape: 'logoutUri:string' };
