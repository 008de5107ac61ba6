// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** A television asks to be signed in */
export const deviceCode: Call<'deviceCode'> = {
  method: 'POST',
  path: '/api/v2/device/code',
  shape: 'deviceCode:string userCode:string verificationUri:string verificationUriComplete:string expiresIn:number interval:number',
};

/** A television asks whether the viewer has approved it */
export const deviceToken: Call<'deviceToken'> = {
  method: 'POST',
  path: '/api/v2/device/token',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** Which television shows a code */
export const lookUpDevice: Call<'lookUpDevice'> = {
  method: 'POST',
  path: '/api/v2/device/lookup',
  shape: 'userCode:string name:string kind:string network:string requestedAt:string expiresAt:string',
  bearer: true,
};

/** Approve a television */
export const approveDevice: Call<'approveDevice'> = {
  method: 'POST',
  path: '/api/v2/device/approve',
  shape: 'userCode:string name:string kind:string network:string requestedAt:string expiresAt:string',
  bearer: true,
};

/** Refuse a television */
export const refuseDevice: Call<'refuseDevice'> = {
  method: 'POST',
  path: '/api/v2/device/refuse',
  shape: 'userCode:string name:string kind:string network:string requestedAt:string expiresAt:string',
  bearer: true,
};
