// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The viewer's favourites, the last one first */
export const favourites: Call<'favourites'> = {
  method: 'GET',
  path: '/api/v2/favourite/vods',
  shape: 'vods:array pagingInfo:object',
  bearer: true,
};

/** Add a video to the favourites */
export const addFavourite: Call<'addFavourite'> = {
  method: 'PUT',
  path: '/api/v2/favourite/vods/{id}',
  bearer: true,
};

/** Remove a video from the favourites */
export const removeFavourite: Call<'removeFavourite'> = {
  method: 'DELETE',
  path: '/api/v2/favourite/vods/{id}',
  bearer: true,
};
