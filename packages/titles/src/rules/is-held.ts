import type { EventTiming } from '@marquee/origin-client/catalogue';

/** Whether an event is held at its start: one that was cancelled, or postponed without a new time, is not. */
export const isHeld = ({ timing }: { timing?: EventTiming }): boolean =>
  timing !== 'CANCELLED' && timing !== 'POSTPONED';
