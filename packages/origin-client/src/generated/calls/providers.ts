// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Sign in with an account of PBR */
export const pbrLogin: Call<'pbrLogin'> = {
  method: 'POST',
  path: '/api/v2/login/auth-provider/pbr',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Sign in with an account of SPTV */
export const sptvLogin: Call<'sptvLogin'> = {
  method: 'POST',
  path: '/api/v2/login/sptv',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Where a viewer goes to sign in with an OpenID provider */
export const openIdAddress: Call<'openIdAddress'> = {
  method: 'GET',
  path: '/api/v2/openid/{client}/auth-uri',
  shape: 'authorisationUri:string silentAuthorisationUri:string',
};

/** Exchange an OpenID provider's code for tokens */
export const openIdToken: Call<'openIdToken'> = {
  method: 'POST',
  path: '/api/v2/openid/{client}/token',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Where a viewer ends the session at the OpenID provider as well */
export const openIdLogout: Call<'openIdLogout'> = {
  method: 'GET',
  path: '/api/v2/openid/{client}/logout-uri',
  shape: 'logoutUri:string',
};

/** Where a viewer goes to sign in with an OAuth server */
export const oauthAddress: Call<'oauthAddress'> = {
  method: 'GET',
  path: '/api/v2/generic-oauth/{client}/auth-uri',
  shape: 'authorisationUri:string',
};

/** Exchange an OAuth server's code for tokens */
export const oauthToken: Call<'oauthToken'> = {
  method: 'POST',
  path: '/api/v2/generic-oauth/{client}/token',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Sign in with Google's ID token */
export const googleLogin: Call<'googleLogin'> = {
  method: 'POST',
  path: '/api/v2/login/social/google',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Sign in with Facebook's code */
export const facebookLogin: Call<'facebookLogin'> = {
  method: 'POST',
  path: '/api/v2/login/social/facebook',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Sign in with Apple's code */
export const appleLogin: Call<'appleLogin'> = {
  method: 'POST',
  path: '/api/v2/login/apple-id',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Sign in with a signature of the customer identity service */
export const gigyaLogin: Call<'gigyaLogin'> = {
  method: 'POST',
  path: '/api/v2/login/auth-provider/gigya',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** End the session at the OAuth server as well */
export const oauthLogout: Call<'oauthLogout'> = {
  method: 'POST',
  path: '/api/v2/generic-oauth/{client}/logout',
};

/** Send a link that signs in */
export const magicEmail: Call<'magicEmail'> = {
  method: 'GET',
  path: '/api/v2/token/alt/magic-email',
};

/** Sign in with the token of a link */
export const magicLogin: Call<'magicLogin'> = {
  method: 'POST',
  path: '/api/v2/token/alt/magic-email',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Sign in with a token of the partner network */
export const opinLogin: Call<'opinLogin'> = {
  method: 'POST',
  path: '/api/v1/opin-auth',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Fetch the viewer's licences from the partner network again */
export const entitlementSync: Call<'entitlementSync'> = {
  method: 'POST',
  path: '/api/v1/entitlement-sync',
  shape: 'entitlements:array',
};

/** The options with which a browser is asked for a passkey */
export const passkeyLoginOptions: Call<'passkeyLoginOptions'> = {
  method: 'POST',
  path: '/api/v2/login/passkey/options',
  shape: 'options:object',
};

/** Sign in with a passkey */
export const passkeyLogin: Call<'passkeyLogin'> = {
  method: 'POST',
  path: '/api/v2/login/passkey',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** The options with which a browser makes a passkey for this viewer */
export const passkeyOptions: Call<'passkeyOptions'> = {
  method: 'POST',
  path: '/api/v2/user/passkeys/options',
  shape: 'options:object',
  bearer: true,
};

/** The viewer's passkeys, the newest first */
export const passkeys: Call<'passkeys'> = {
  method: 'GET',
  path: '/api/v2/user/passkeys',
  shape: 'passkeys:array',
  bearer: true,
};

/** Store a passkey that the viewer's device has made */
export const addPasskey: Call<'addPasskey'> = {
  method: 'POST',
  path: '/api/v2/user/passkeys',
  shape: 'id:string name:string host:string credentialId:string createdAt:string',
  bearer: true,
};

/** Give a passkey another name */
export const renamePasskey: Call<'renamePasskey'> = {
  method: 'PUT',
  path: '/api/v2/user/passkeys/{passkeyId}',
  shape: 'id:string name:string host:string credentialId:string createdAt:string',
  bearer: true,
};

/** Remove a passkey, so that it no longer signs in */
export const removePasskey: Call<'removePasskey'> = {
  method: 'DELETE',
  path: '/api/v2/user/passkeys/{passkeyId}',
  bearer: true,
};

/** Begin a sign-in with a TV provider */
export const adobeCode: Call<'adobeCode'> = {
  method: 'POST',
  path: '/api/v2/adobe/{requestorId}/regcode',
  shape: 'code:string',
  bearer: true,
};

/** Begin a sign-in with a TV provider as a client that registered itself */
export const adobeDcrCode: Call<'adobeDcrCode'> = {
  method: 'POST',
  path: '/api/v3/adobe/regcode',
  shape: 'accessToken:string code:string',
};

/** Whether the viewer is linked to a TV provider, and to which */
export const adobeLinkState: Call<'adobeLinkState'> = {
  method: 'GET',
  path: '/api/v2/user/adobe',
  shape: 'linked:boolean canUnlink:boolean',
  bearer: true,
};

/** End a sign-in with a TV provider */
export const adobeLink: Call<'adobeLink'> = {
  method: 'POST',
  path: '/api/v2/user/adobe',
  shape: 'authorisationToken:string refreshToken:string',
  bearer: true,
};

/** Unlink the viewer from their TV provider */
export const adobeUnlink: Call<'adobeUnlink'> = {
  method: 'DELETE',
  path: '/api/v2/user/adobe',
  bearer: true,
};

/** End a sign-in with a TV provider as a client that registered itself */
export const adobeDcrToken: Call<'adobeDcrToken'> = {
  method: 'POST',
  path: '/api/v3/adobe/token',
  shape: 'authorisationToken:string refreshToken:string',
  bearer: true,
};

/** Sign in with the tokens of a Firebase project */
export const firebaseLogin: Call<'firebaseLogin'> = {
  method: 'POST',
  path: '/api/v1/firebase-auth',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};
