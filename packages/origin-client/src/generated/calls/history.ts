// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** What the viewer has watched, the last first */
export const history: Call<'history'> = {
  method: 'GET',
  path: '/api/v2/user/history',
  shape: 'titles:array paused:boolean pagingInfo:object',
  bearer: true,
};

/** Delete everything that the viewer has watched */
export const clearHistory: Call<'clearHistory'> = {
  method: 'DELETE',
  path: '/api/v2/user/history',
  bearer: true,
};

/** Note no longer what the viewer watches, or again */
export const pauseHistory: Call<'pauseHistory'> = {
  method: 'PUT',
  path: '/api/v2/user/history/paused',
  bearer: true,
};

/** Hide a title of the history, or show it again */
export const hideWatched: Call<'hideWatched'> = {
  method: 'PUT',
  path: '/api/v2/user/history/{id}/hidden',
  bearer: true,
};

/** Take the deletion of a title back */
export const restoreWatched: Call<'restoreWatched'> = {
  method: 'PUT',
  path: '/api/v2/user/history/{id}/restored',
  bearer: true,
};

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

/** Delete a title of the history */
export const deleteWatched: Call<'deleteWatched'> = {
  method: 'DELETE',
  path: '/api/v2/user/history/{id}',
  bearer: true,
};
