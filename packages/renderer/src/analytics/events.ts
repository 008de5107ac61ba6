import type { components } from '@marquee/origin-client';

/** All analytics events of a site, as its sinks get them. None has a viewer's name or address, or a text that a viewer typed. */
export type AnalyticsEvent = components['schemas']['AnalyticsEvent'];

export type AnalyticsUser = components['schemas']['AnalyticsUser'];

type WithoutUser<Event> = Event extends unknown ? Omit<Event, 'user'> : never;

/** An event as it is reported: `sendEvent` adds whom it is about. */
export type ReportedEvent = WithoutUser<AnalyticsEvent>;
