// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** What a title is played from */
export const stream: Call<'stream'> = {
  method: 'GET',
  path: '/api/v2/stream/{kind}/{id}',
  shape: 'id:string kind:string hls:string expiresAt:string audio:array text:array castable:boolean asOf:string',
  bearer: true,
};

/** Stop watching on another screen */
export const releaseStream: Call<'releaseStream'> = {
  method: 'DELETE',
  path: '/api/v2/stream/leases/{lease}',
  bearer: true,
};

/** A screen says what it plays */
export const streamHeartbeat: Call<'streamHeartbeat'> = {
  method: 'POST',
  path: '/v1/multiviewHeartbeat',
  shape: 'streams:array asOf:string',
  bearer: true,
};
