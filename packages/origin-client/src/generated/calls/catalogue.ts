// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Live events that have not begun, the next one first */
export const upcomingEvents: Call<'upcomingEvents'> = {
  method: 'GET',
  path: '/api/v2/event/upcoming',
  shape: 'events:array pagingInfo:object',
  bearer: true,
};

/** One live event for a viewer's calendar */
export const eventCalendar: Call<'eventCalendar'> = {
  method: 'GET',
  path: '/api/v2/event/{id}.ics',
};

/** The live events that have not begun, for a viewer's calendar to follow */
export const scheduleCalendar: Call<'scheduleCalendar'> = {
  method: 'GET',
  path: '/api/v2/schedule.ics',
};

/** The catalogue, read-only */
export const catalogue: Call<'catalogue'> = {
  method: 'POST',
  path: '/graphql',
  shape: 'object',
  bearer: true,
};

/** A title's picture */
export const image: Call<'image'> = {
  method: 'GET',
  path: '/images/{realm}/{titleId}/{crop}',
};
