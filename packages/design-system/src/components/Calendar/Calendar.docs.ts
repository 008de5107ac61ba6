import { docsOf } from '../../docs/component-docs';
import type { CalendarProps } from './Calendar';

export const Calendar = docsOf<CalendarProps>({
  anatomy: [
    ['Month and year', 'With buttons to the months before and after; lists with `jump`.', 'jump'],
    ['Days of the week', 'From `firstWeekday`.', 'firstWeekday'],
    ['Days', 'Today is marked, the chosen day filled.', 'value'],
  ],
  keys: [
    [['ArrowLeft', 'ArrowRight'], 'the day before and after, in reading direction'],
    [['ArrowUp', 'ArrowDown'], 'the same day of the week before and after'],
    [['Home', 'End'], 'the start and end of the week'],
    [['PageUp', 'PageDown'], 'the month before and after; with Shift the year'],
    [['Enter', 'Space'], 'choose', 'browser'],
  ],
  announced: ['Each day by its full name, as the focus moves.'],
  accessibility: ['The grid is one stop of Tab.', 'Days outside `min` and `max` cannot be chosen.'],
  do: ['Set `min` and `max`.'],
  dont: ['Use it alone for a date of birth, which people know and type.'],
  related: {
    DateField: 'for a day that people know.',
    DatePickerField: 'for a field with a calendar.',
  },
});
