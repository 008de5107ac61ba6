export type { AnalyticsEvent } from './events';
export { maySendEvents, sendEvent } from './send-event';
