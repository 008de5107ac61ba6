// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The viewer's watchlists, the newest first */
export const watchlists: Call<'watchlists'> = {
  method: 'GET',
  path: '/api/v2/watchlists',
  shape: 'watchlists:array pagingInfo:object',
  bearer: true,
};

/** Make a watchlist */
export const createWatchlist: Call<'createWatchlist'> = {
  method: 'POST',
  path: '/api/v2/watchlists',
  shape: 'name:string watchlistExternalId:string ownerExternalId:string ownership:string thumbnails:array saved:boolean size:number version:number isEmpty:boolean place:string',
  bearer: true,
};

/** Rename a watchlist */
export const renameWatchlist: Call<'renameWatchlist'> = {
  method: 'PUT',
  path: '/api/v2/watchlists/{id}',
  shape: 'name:string watchlistExternalId:string ownerExternalId:string ownership:string thumbnails:array saved:boolean size:number version:number isEmpty:boolean place:string',
  bearer: true,
};

/** A watchlist by its link */
export const sharedWatchlist: Call<'sharedWatchlist'> = {
  method: 'GET',
  path: '/api/v2/watchlists/{owner}/{id}',
  shape: 'watchlist:object content:array pagingInfo:object',
  bearer: true,
};

/** Delete a watchlist */
export const deleteWatchlist: Call<'deleteWatchlist'> = {
  method: 'DELETE',
  path: '/api/v2/watchlists/{owner}/{id}',
  bearer: true,
};

/** Save a shared watchlist */
export const saveWatchlist: Call<'saveWatchlist'> = {
  method: 'POST',
  path: '/api/v2/watchlists/{owner}/{id}/save',
  shape: 'name:string watchlistExternalId:string ownerExternalId:string ownership:string thumbnails:array saved:boolean size:number version:number isEmpty:boolean place:string',
  bearer: true,
};

/** Take a shared watchlist off the viewer's lists */
export const unsaveWatchlist: Call<'unsaveWatchlist'> = {
  method: 'DELETE',
  path: '/api/v2/watchlists/{owner}/{id}/save',
  bearer: true,
};

/** Share a watchlist by a link, or no longer */
export const shareWatchlist: Call<'shareWatchlist'> = {
  method: 'PUT',
  path: '/api/v2/watchlists/{owner}/{id}/sharing',
  shape: 'name:string watchlistExternalId:string ownerExternalId:string ownership:string thumbnails:array saved:boolean size:number version:number isEmpty:boolean place:string',
  bearer: true,
};

/** The titles around one of a watchlist's */
export const adjacentTitles: Call<'adjacentTitles'> = {
  method: 'GET',
  path: '/api/v2/watchlists/{owner}/{id}/adjacentTo/{contentId}',
  shape: 'before:array after:array',
  bearer: true,
};

/** One watchlist with its titles */
export const watchlist: Call<'watchlist'> = {
  method: 'GET',
  path: '/api/v2/new-watchlists/{id}',
  shape: 'watchlist:object content:array pagingInfo:object',
  bearer: true,
};

/** Put the first titles of a watchlist into another order */
export const reorderWatchlist: Call<'reorderWatchlist'> = {
  method: 'POST',
  path: '/api/v2/new-watchlists/{id}',
  shape: 'name:string watchlistExternalId:string ownerExternalId:string ownership:string thumbnails:array saved:boolean size:number version:number isEmpty:boolean place:string',
  bearer: true,
};

/** Add titles to the end of a watchlist */
export const addToWatchlist: Call<'addToWatchlist'> = {
  method: 'POST',
  path: '/api/v2/new-watchlists/{id}/content',
  shape: 'watchlist:object added:array present:array unknown:array',
  bearer: true,
};

/** Take a title off a watchlist */
export const removeFromWatchlist: Call<'removeFromWatchlist'> = {
  method: 'DELETE',
  path: '/api/v2/new-watchlists/{id}/content/{type}/{contentId}',
  shape: 'name:string watchlistExternalId:string ownerExternalId:string ownership:string thumbnails:array saved:boolean size:number version:number isEmpty:boolean place:string',
  bearer: true,
};

/** Move a title of a watchlist behind another one */
export const moveInWatchlist: Call<'moveInWatchlist'> = {
  method: 'PUT',
  path: '/api/v4/user/watchlist/{id}/content/{type}/{contentId}/position',
  shape: 'name:string watchlistExternalId:string ownerExternalId:string ownership:string thumbnails:array saved:boolean size:number version:number isEmpty:boolean place:string',
  bearer: true,
};

/** The viewer's own watchlists, for a title's menu */
export const watchlistMenu: Call<'watchlistMenu'> = {
  method: 'GET',
  path: '/api/v3/user/watchlist',
  shape: 'watchlists:array',
  bearer: true,
};
