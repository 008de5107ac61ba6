import { docsOf } from '../../docs/component-docs';
import type { RadioGroupFieldProps } from './RadioGroupField';

export const RadioGroupField = docsOf<RadioGroupFieldProps>({
  status: 'beta',
  anatomy: [
    ['Legend', 'Names the group.', 'label'],
    ['Choices', 'In rows, or as cards with a description and a price.', 'look'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], 'move and choose', 'browser'],
    [['Tab'], 'enters and leaves the group', 'browser'],
  ],
  announced: ['The legend, when the focus comes in.', 'The error, when it appears.'],
  accessibility: ['A radiogroup that says itself whether it is required and wrong.'],
  do: ['Show all choices: up to about seven.'],
  dont: ['Choose a paid plan for the viewer without a word.'],
  related: { SelectField: 'for a longer list.', CheckboxField: 'for yes or no.' },
});
