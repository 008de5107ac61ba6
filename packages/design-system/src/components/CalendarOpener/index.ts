export { CalendarOpener, type CalendarOpenerProps } from './CalendarOpener';
