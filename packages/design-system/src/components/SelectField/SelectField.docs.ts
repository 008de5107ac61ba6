import { docsOf } from '../../docs/component-docs';
import type { SelectFieldProps } from './SelectField';

export const SelectField = docsOf<SelectFieldProps>({
  status: 'ready',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Value', 'Or `placeholder` while nothing is chosen.', 'placeholder'],
    ['List', 'The device’s own, with groups.', 'options'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['ArrowUp', 'ArrowDown'], 'move', 'browser'],
    [['letters'], 'jump to a choice', 'browser'],
    [['Space'], 'opens the list', 'browser'],
  ],
  announced: ['The error, when it appears.'],
  accessibility: [
    'The platform’s own control: its wheel on phones, its keys everywhere.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Sort choices as people look for them.'],
  dont: ['Use it for two or three choices: show them.'],
  related: {
    RadioGroupField: 'for a few choices.',
    ComboboxField: 'for a long list that is found by typing.',
  },
});
