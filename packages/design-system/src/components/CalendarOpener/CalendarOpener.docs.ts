import { docsOf } from '../../docs/component-docs';
import type { CalendarOpenerProps } from './CalendarOpener';

export const CalendarOpener = docsOf<CalendarOpenerProps>({
  anatomy: [
    ['Button', 'At the end of a date field.', 'label'],
    ['Calendar', 'A `Calendar` beside it, while it is open.', 'words'],
  ],
  keys: [
    [['Enter', 'Space'], 'open the calendar', 'browser'],
    [['Escape'], 'closes it; the focus returns to the button'],
  ],
  announced: ['Each day by its full name, in the open calendar.'],
  accessibility: ['Every date that it writes can also be typed into the field.'],
  do: ['Let a `DateField` load it with `opener`: pages without a date are smaller.'],
  dont: ['Use it apart from a date field.'],
  related: { DatePickerField: 'for field and button in one.', Calendar: 'for the calendar alone.' },
});
