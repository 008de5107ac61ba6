export type { ReportedEvent } from './events';
export { maySendEvents, sendEvent } from './send-event';
