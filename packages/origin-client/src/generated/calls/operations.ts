// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Whether the origin is ready to answer */
export const health: Call<'health'> = {
  method: 'GET',
  path: '/healthz',
  shape: 'status:string database:string',
};
