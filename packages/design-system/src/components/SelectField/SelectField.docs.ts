import { docsOf } from '../../docs/component-docs';
import type { SelectFieldProps } from './SelectField';

export const SelectField = docsOf<SelectFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Value', 'Or `placeholder` while nothing is chosen.', 'placeholder'],
    ['List', 'The device’s own, with groups.', 'options'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['ArrowUp', 'ArrowDown'], 'move', 'browser'],
    [['letters'], 'move to an option that begins with them', 'browser'],
    [['Space'], 'opens the list', 'browser'],
  ],
  announced: ['The error, when it appears.'],
  accessibility: [
    'The platform’s own control: a wheel on phones, the platform’s keys everywhere.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Sort options as viewers look for them.'],
  dont: ['Use it for two or three choices: show them.'],
  related: {
    RadioGroupField: 'for a few choices.',
    ComboboxField: 'for a long list that viewers search by typing.',
  },
});
