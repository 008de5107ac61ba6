import { docsOf } from '../../docs/component-docs';
import type { SwitchFieldProps } from './SwitchField';

export const SwitchField = docsOf<SwitchFieldProps>({
  anatomy: [
    ['Label', 'Names the setting.', 'label'],
    ['Switch', 'At the end of a setting, or before a single sentence.', 'placement'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Space'], 'turns it on and off']],
  announced: ['On or off, as a switch.', 'The error, when it appears.'],
  accessibility: ['A native checkbox with the role of a switch.'],
  do: ['Let it take effect at once.'],
  dont: ['Put it into a form that has to be submitted.'],
  related: { CheckboxField: 'in a form that is submitted.' },
});
