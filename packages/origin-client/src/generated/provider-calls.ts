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
  | '/login/social/google'
  | '/login/social/facebook'
  | '/login/apple-id'
  | '/login/auth-provider/gigya'
  | '/generic-oauth/{client}/logout'
  | '/token/alt/magic-email'
  | '/opin-auth'
  | '/entitlement-sync'
  | '/login/passkey/options'
  | '/login/passkey'
  | '/user/passkeys/options'
  | '/user/passkeys'
  | '/user/passkeys/{passkeyId}'
  | '/adobe/{requestorId}/regcode'
  | '/v3/adobe/regcode'
  | '/user/adobe'
  | '/v3/adobe/token'
  | '/firebase-auth'
  | '/i18n/country-codes'
  | '/signup'
  | '/firebase-auth/signup'
  | '/realm/consents'
  | '/user/consents'
  | '/user/details'
  | '/reset-password/create'
  | '/reset-password'
  | '/email-confirmation'
  | '/email-confirmation/create'
  | '/user/secret'
  | '/user/sessions'
  | '/user/sessions/{sessionId}'
  | '/user/linked-accounts'
  | '/impersonate'
  | '/device/lookup'
  | '/device/approve'
  | '/device/refuse'
  | '/external/{provider}/token'
  | '/richtext/translations'
  | '/texts'
  | '/favourite/vods'
  | '/favourite/vods/{id}';

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

/** `post /login/social/google` */
export const googleLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /login/social/facebook` */
export const facebookLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /login/apple-id` */
export const appleLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /login/auth-provider/gigya` */
export const gigyaLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /generic-oauth/{client}/logout` */
export const oauthLogout: CallFacts = {  };

/** `get /token/alt/magic-email` */
export const magicEmail: CallFacts = {  };

/** `post /token/alt/magic-email` */
export const magicLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /opin-auth` */
export const opinLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array', base: '/api/v1' };

/** `post /entitlement-sync` */
export const entitlementSync: CallFacts = { shape: 'entitlements:array', base: '/api/v1' };

/** `post /login/passkey/options` */
export const passkeyLoginOptions: CallFacts = { shape: 'options:object' };

/** `post /login/passkey` */
export const passkeyLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /user/passkeys/options` */
export const passkeyOptions: CallFacts = { shape: 'options:object', bearer: true };

/** `get /user/passkeys` */
export const passkeys: CallFacts = { shape: 'passkeys:array', bearer: true };

/** `post /user/passkeys` */
export const addPasskey: CallFacts = { shape: 'id:string name:string host:string credentialId:string createdAt:string', bearer: true };

/** `put /user/passkeys/{passkeyId}` */
export const renamePasskey: CallFacts = { shape: 'id:string name:string host:string credentialId:string createdAt:string', bearer: true };

/** `delete /user/passkeys/{passkeyId}` */
export const removePasskey: CallFacts = { bearer: true };

/** `post /adobe/{requestorId}/regcode` */
export const adobeCode: CallFacts = { shape: 'code:string', bearer: true };

/** `post /v3/adobe/regcode` */
export const adobeDcrCode: CallFacts = { shape: 'accessToken:string code:string', base: '/api' };

/** `get /user/adobe` */
export const adobeLinkState: CallFacts = { shape: 'linked:boolean canUnlink:boolean', bearer: true };

/** `post /user/adobe` */
export const adobeLink: CallFacts = { shape: 'authorisationToken:string refreshToken:string', bearer: true };

/** `delete /user/adobe` */
export const adobeUnlink: CallFacts = { bearer: true };

/** `post /v3/adobe/token` */
export const adobeDcrToken: CallFacts = { shape: 'authorisationToken:string refreshToken:string', base: '/api', bearer: true };

/** `post /firebase-auth` */
export const firebaseLogin: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array', base: '/api/v1' };

/** `get /i18n/country-codes` */
export const countryCodes: CallFacts = { shape: 'countries:array', base: '/api/v3' };

/** `post /signup` */
export const signUp: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /firebase-auth/signup` */
export const firebaseSignUp: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array', base: '/api/v1' };

/** `get /realm/consents` */
export const consents: CallFacts = { shape: 'terms:array', bearer: true };

/** `put /user/consents` */
export const saveConsents: CallFacts = { bearer: true };

/** `get /user/details` */
export const userDetails: CallFacts = { shape: 'email:string emailConfirmed:boolean fields:object missing:array', bearer: true };

/** `put /user/details` */
export const saveUserDetails: CallFacts = { shape: 'email:string emailConfirmed:boolean fields:object missing:array', bearer: true };

/** `post /reset-password/create` */
export const createPasswordReset: CallFacts = {  };

/** `put /reset-password` */
export const resetPassword: CallFacts = {  };

/** `post /email-confirmation` */
export const confirmEmail: CallFacts = { shape: 'userId:string email:string', bearer: true };

/** `post /email-confirmation/create` */
export const createEmailConfirmation: CallFacts = {  };

/** `put /user/secret` */
export const changeSecret: CallFacts = { bearer: true };

/** `get /user/sessions` */
export const userSessions: CallFacts = { shape: 'sessions:array', bearer: true };

/** `delete /user/sessions` */
export const endOtherSessions: CallFacts = { bearer: true };

/** `delete /user/sessions/{sessionId}` */
export const endSession: CallFacts = { bearer: true };

/** `get /user/linked-accounts` */
export const linkedAccounts: CallFacts = { shape: 'accounts:array', bearer: true };

/** `delete /user/linked-accounts` */
export const unlinkAccount: CallFacts = { bearer: true };

/** `post /impersonate` */
export const impersonate: CallFacts = { shape: 'authorisationToken:string refreshToken:string', bearer: true };

/** `post /device/lookup` */
export const lookUpDevice: CallFacts = { shape: 'userCode:string name:string kind:string network:string requestedAt:string expiresAt:string', bearer: true };

/** `post /device/approve` */
export const approveDevice: CallFacts = { shape: 'userCode:string name:string kind:string network:string requestedAt:string expiresAt:string', bearer: true };

/** `post /device/refuse` */
export const refuseDevice: CallFacts = { shape: 'userCode:string name:string kind:string network:string requestedAt:string expiresAt:string', bearer: true };

/** `post /external/{provider}/token` */
export const externalToken: CallFacts = { shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array' };

/** `post /richtext/translations` */
export const richtextTranslations: CallFacts = { shape: 'translations:object' };

/** `get /texts` */
export const texts: CallFacts = { shape: 'texts:object selected_locale:string' };

/** `get /favourite/vods` */
export const favourites: CallFacts = { shape: 'vods:array pagingInfo:object', bearer: true };

/** `put /favourite/vods/{id}` */
export const addFavourite: CallFacts = { bearer: true };

/** `delete /favourite/vods/{id}` */
export const removeFavourite: CallFacts = { bearer: true };
