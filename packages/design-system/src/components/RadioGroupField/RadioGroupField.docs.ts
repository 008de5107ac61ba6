import { docsOf } from '../../docs/component-docs';
import type { RadioGroupFieldProps } from './RadioGroupField';

export const RadioGroupField = docsOf<RadioGroupFieldProps>({
  anatomy: [
    ['Legend', 'Names the group.', 'label'],
    ['Choices', 'In rows, or as cards with a description and a price.', 'look'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], 'move and choose', 'browser'],
    [['Tab'], 'enters and leaves the group', 'browser'],
  ],
  announced: ['The legend, when the focus enters it.', 'The error, when it appears.'],
  accessibility: ['A radiogroup with the required and invalid states of its own.'],
  do: ['Show all choices: up to about seven.'],
  dont: ['Choose a paid plan for the viewer without telling them.'],
  related: { SelectField: 'for a longer list.', CheckboxField: 'for yes or no.' },
});
