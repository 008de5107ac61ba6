import { docsOf } from '../../docs/component-docs';
import type { DatePickerFieldProps } from './DatePickerField';

export const DatePickerField = docsOf<DatePickerFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Parts', 'As in a `DateField`.', 'format'],
    ['Button', 'Opens the calendar beside the field.', 'calendarLabel'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits'], 'fill a part and move to the next'],
    [['Tab'], 'moves through the parts to the button', 'browser'],
    [['Escape'], 'closes the calendar; the focus returns to the button'],
  ],
  announced: ['The error, when it appears.', 'Each day by its full name, in the open calendar.'],
  accessibility: ['It can be filled without ever opening the calendar.'],
  do: ['Use it for days that people look up: a reminder, a start date.'],
  dont: ['Use it for a date of birth.'],
  related: { DateField: 'for a day that people know.', Calendar: 'for the calendar alone.' },
});
