// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** A token with which an agent acts as a viewer */
export const permitImpersonation: Call<'permitImpersonation'> = {
  method: 'POST',
  path: '/api/v2/agent/impersonation',
  shape: 'token:string expiresAt:string',
  bearer: true,
};

/** Act as a viewer */
export const impersonate: Call<'impersonate'> = {
  method: 'POST',
  path: '/api/v2/impersonate',
  shape: 'authorisationToken:string refreshToken:string',
  bearer: true,
};
