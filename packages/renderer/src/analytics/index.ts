export type { AnalyticsEvent } from './events';
export { sendEvent } from './send-event';
