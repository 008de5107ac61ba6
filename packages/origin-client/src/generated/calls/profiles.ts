// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The profiles that watch with the viewer's account */
export const profiles: Call<'profiles'> = {
  method: 'GET',
  path: '/api/v2/user/profiles',
  shape: 'profiles:array most:number',
  bearer: true,
};

/** Make a profile */
export const createProfile: Call<'createProfile'> = {
  method: 'POST',
  path: '/api/v2/user/profiles',
  shape: 'profiles:array most:number',
  bearer: true,
};

/** Watch with another profile */
export const switchProfile: Call<'switchProfile'> = {
  method: 'PUT',
  path: '/api/v2/user/profiles/current',
  shape: 'profiles:array most:number',
  bearer: true,
};

/** Change a profile */
export const changeProfile: Call<'changeProfile'> = {
  method: 'PUT',
  path: '/api/v2/user/profiles/{id}',
  shape: 'profiles:array most:number',
  bearer: true,
};

/** Delete a profile */
export const deleteProfile: Call<'deleteProfile'> = {
  method: 'DELETE',
  path: '/api/v2/user/profiles/{id}',
  shape: 'profiles:array most:number',
  bearer: true,
};
