import { docsOf } from '../../docs/component-docs';
import type { CalendarProps } from './Calendar';

export const Calendar = docsOf<CalendarProps>({
  status: 'ready',
  anatomy: [
    ['Month and year', 'With buttons to the months beside; lists with `jump`.', 'jump'],
    ['Days of the week', 'From `firstWeekday`.', 'firstWeekday'],
    ['Days', 'Today is marked, the chosen one filled.', 'value'],
  ],
  keys: [
    [['ArrowLeft', 'ArrowRight'], 'the day before and after, in reading direction'],
    [['ArrowUp', 'ArrowDown'], 'the same day of the week before and after'],
    [['Home', 'End'], 'start and end of the week'],
    [['PageUp', 'PageDown'], 'the month before and after; with Shift the year'],
    [['Enter', 'Space'], 'choose', 'browser'],
  ],
  announced: ['Each day by its full name, as the focus moves.'],
  accessibility: [
    'One day takes the focus at a time: Tab leaves the grid.',
    'Days that are not allowed cannot be chosen.',
  ],
  do: ['Set `min` and `max`.'],
  dont: ['Use it alone for a date of birth: people know it and type it.'],
  related: { DateField: 'for a day that people know.', DatePickerField: 'for both in one field.' },
});
