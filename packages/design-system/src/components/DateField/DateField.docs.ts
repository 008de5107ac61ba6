import { docsOf } from '../../docs/component-docs';
import type { DateFieldProps } from './DateField';

export const DateField = docsOf<DateFieldProps>({
  status: 'ready',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Parts', 'Year, month and day in the order of `format`.', 'format'],
    ['Letters', 'In an empty part.', 'placeholders'],
    ['Button', 'After the parts, its place kept while its code is on the way.', 'opener'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits'], 'fill a part and go on to the next'],
    [['ArrowLeft', 'ArrowRight'], 'at the edge of a part, to the one beside it'],
    [['Backspace'], 'in an empty part goes back'],
  ],
  announced: [
    'The error, when it appears.',
    '`unreadable`, when characters were typed that a part cannot read.',
  ],
  accessibility: [
    'A group with three named parts; a pasted date fills all of them.',
    'Digits of every script are read.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Set `birthday` for a date of birth: browsers may fill it in.'],
  dont: ['Ask for it as free text.'],
  related: {
    DatePickerField: 'for a day that people look up.',
    CalendarOpener: 'for the button that its `opener` loads.',
    Calendar: 'for a month in sight.',
  },
});
