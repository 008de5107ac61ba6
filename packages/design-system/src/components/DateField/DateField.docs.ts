import { docsOf } from '../../docs/component-docs';
import type { DateFieldProps } from './DateField';

export const DateField = docsOf<DateFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Parts', 'Year, month and day in the order of `format`.', 'format'],
    ['Placeholders', 'In an empty part.', 'placeholders'],
    ['Button', 'After the parts; its room is kept while its code loads.', 'opener'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits'], 'fill a part and move to the next'],
    [['ArrowLeft', 'ArrowRight'], 'move, at the edge of a part, to the one beside it'],
    [['Backspace'], 'moves back from an empty part'],
  ],
  announced: [
    'The error, when it appears.',
    '`unreadable`, when the viewer typed characters that a part cannot read.',
  ],
  accessibility: [
    'A group with three named parts; a pasted date fills all of them.',
    'Digits of every script are accepted.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Set `birthday` for a date of birth, so that browsers autofill it.'],
  dont: ['Ask for it as free text.'],
  related: {
    DatePickerField: 'for a day that people look up.',
    CalendarOpener: 'for the button that its `opener` loads.',
    Calendar: 'for a month that is always shown.',
  },
});
