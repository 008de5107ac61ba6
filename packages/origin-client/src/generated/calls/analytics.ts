// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Report an event of the site */
export const analyticsEvent: Call<'analyticsEvent'> = {
  method: 'POST',
  path: '/api/v2/analytics/events',
};
