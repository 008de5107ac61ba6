export { Calendar, type CalendarProps } from './Calendar';
export type { CalendarWords } from './CalendarHead';
