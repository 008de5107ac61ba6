import type { components } from '@marquee/origin-client';

/** All analytics events of a site. No event names a viewer or has a text that a viewer typed. */
export type AnalyticsEvent = components['schemas']['AnalyticsEvent'];
