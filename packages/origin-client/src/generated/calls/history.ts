// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** How far the viewer has seen a title */
export const watchedTitle: Call<'watchedTitle'> = {
  method: 'GET',
  path: '/api/v2/user/history/{id}',
  shape: 'id:string',
  bearer: true,
};

/** Note how far the viewer has seen a title */
export const saveWatched: Call<'saveWatched'> = {
  method: 'PUT',
  path: '/api/v2/user/history/{id}',
  bearer: true,
};
