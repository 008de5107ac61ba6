export { EventDay, type EventDayProps } from './EventDay';
export { EventRow, type EventRowProps, type EventRowState } from './EventRow';
