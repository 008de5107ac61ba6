// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Sign in with the product's own ID */
export const login: Call<'login'> = {
  method: 'POST',
  path: '/api/v2/login',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Exchange a refresh token for new tokens */
export const refreshToken: Call<'refreshToken'> = {
  method: 'POST',
  path: '/api/v2/token/refresh',
  shape: 'authorisationToken:string refreshToken:string',
};

/** Tokens for a viewer who is not signed in */
export const guestToken: Call<'guestToken'> = {
  method: 'POST',
  path: '/api/v2/token/guest',
  shape: 'authorisationToken:string refreshToken:string',
};

/** End the session that a refresh token belongs to */
export const logout: Call<'logout'> = {
  method: 'POST',
  path: '/api/v2/logout',
};

/** Attach this session to the partition that holds the viewer's data */
export const settlePartition: Call<'settlePartition'> = {
  method: 'POST',
  path: '/api/v2/user/partition',
  bearer: true,
};
