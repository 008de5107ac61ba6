import { docsOf } from '../../docs/component-docs';
import type { DatePickerFieldProps } from './DatePickerField';

export const DatePickerField = docsOf<DatePickerFieldProps>({
  status: 'beta',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Parts', 'As in a `DateField`.', 'format'],
    ['Button', 'Opens the month beside the field.', 'calendarLabel'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits'], 'fill a part and go on to the next'],
    [['Tab'], 'goes through the parts to the button', 'browser'],
    [['Escape'], 'closes the month; the focus returns to the button'],
  ],
  announced: ['The error, when it appears.', 'Each day by its full name, in the open month.'],
  accessibility: ['It can be filled without ever opening the month.'],
  do: ['Use it for days that are looked up: a reminder, a start.'],
  dont: ['Use it for a date of birth.'],
  related: { DateField: 'for a day that people know.', Calendar: 'for the month alone.' },
});
