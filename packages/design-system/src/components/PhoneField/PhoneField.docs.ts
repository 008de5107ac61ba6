import { docsOf } from '../../docs/component-docs';
import type { PhoneFieldProps } from './PhoneField';

export const PhoneField = docsOf<PhoneFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Country', 'A native list with a short label while closed.', 'countries'],
    ['Number', 'As people write it; the form sends E.164.', 'value'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['letters'], 'choose a country in the list', 'browser'],
    [['Tab'], 'moves from the country to the number', 'browser'],
  ],
  announced: ['The error, when it appears.'],
  accessibility: [
    'It runs left to right in every language.',
    'A number with a plus, typed or pasted, chooses its country.',
  ],
  do: ['Put the usual country first in `countries`.'],
  dont: ['Ask for the calling code in a field of its own.'],
  related: { TextField: 'for any other number.', SelectField: 'for a country only.' },
});
