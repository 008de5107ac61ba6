// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The countries that the realm's viewers live in, with the parts of an address in each */
export const countryCodes: Call<'countryCodes'> = {
  method: 'GET',
  path: '/api/v3/i18n/country-codes',
  shape: 'countries:array',
};

/** Open an account, and sign in with it */
export const signUp: Call<'signUp'> = {
  method: 'POST',
  path: '/api/v2/signup',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Open an account in the realm's Firebase project, and sign in with it */
export const firebaseSignUp: Call<'firebaseSignUp'> = {
  method: 'POST',
  path: '/api/v1/firebase-auth/signup',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** The realm's terms for a purpose */
export const consents: Call<'consents'> = {
  method: 'GET',
  path: '/api/v2/realm/consents',
  shape: 'terms:array',
  bearer: true,
};

/** Store the viewer's answers to terms */
export const saveConsents: Call<'saveConsents'> = {
  method: 'PUT',
  path: '/api/v2/user/consents',
  bearer: true,
};

/** The viewer's details, and which ones are missing */
export const userDetails: Call<'userDetails'> = {
  method: 'GET',
  path: '/api/v2/user/details',
  shape: 'email:string emailConfirmed:boolean fields:object missing:array',
  bearer: true,
};

/** Store details of the viewer */
export const saveUserDetails: Call<'saveUserDetails'> = {
  method: 'PUT',
  path: '/api/v2/user/details',
  shape: 'email:string emailConfirmed:boolean fields:object missing:array',
  bearer: true,
};

/** What the viewer has answered to what the brand would like to do */
export const marketingPreferences: Call<'marketingPreferences'> = {
  method: 'GET',
  path: '/api/v2/user/marketing-preferences',
  shape: 'answers:array',
  bearer: true,
};

/** Change answers of the viewer */
export const saveMarketingPreferences: Call<'saveMarketingPreferences'> = {
  method: 'PUT',
  path: '/api/v2/user/marketing-preferences',
  shape: 'answers:array',
  bearer: true,
};

/** Send an email with a link to choose a new secret */
export const createPasswordReset: Call<'createPasswordReset'> = {
  method: 'POST',
  path: '/api/v2/reset-password/create',
};

/** Choose a new secret with the token of an email */
export const resetPassword: Call<'resetPassword'> = {
  method: 'PUT',
  path: '/api/v2/reset-password',
};

/** Confirm an email address with the token of an email */
export const confirmEmail: Call<'confirmEmail'> = {
  method: 'POST',
  path: '/api/v2/email-confirmation',
  shape: 'userId:string email:string',
  bearer: true,
};

/** Send the email that confirms an address once more */
export const createEmailConfirmation: Call<'createEmailConfirmation'> = {
  method: 'POST',
  path: '/api/v2/email-confirmation/create',
};

/** Change the viewer's secret */
export const changeSecret: Call<'changeSecret'> = {
  method: 'PUT',
  path: '/api/v2/user/secret',
  bearer: true,
};

/** Where the viewer is signed in, this session first, then the latest used */
export const userSessions: Call<'userSessions'> = {
  method: 'GET',
  path: '/api/v2/user/sessions',
  shape: 'sessions:array',
  bearer: true,
};

/** Sign the viewer out everywhere else */
export const endOtherSessions: Call<'endOtherSessions'> = {
  method: 'DELETE',
  path: '/api/v2/user/sessions',
  bearer: true,
};

/** Sign the viewer out in one place */
export const endSession: Call<'endSession'> = {
  method: 'DELETE',
  path: '/api/v2/user/sessions/{sessionId}',
  bearer: true,
};

/** The accounts at other providers that are tied to the viewer */
export const linkedAccounts: Call<'linkedAccounts'> = {
  method: 'GET',
  path: '/api/v2/user/linked-accounts',
  shape: 'accounts:array',
  bearer: true,
};

/** Untie an account at another provider from the viewer */
export const unlinkAccount: Call<'unlinkAccount'> = {
  method: 'DELETE',
  path: '/api/v2/user/linked-accounts',
  bearer: true,
};
