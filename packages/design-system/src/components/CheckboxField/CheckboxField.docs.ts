import { docsOf } from '../../docs/component-docs';
import type { CheckboxFieldProps } from './CheckboxField';

export const CheckboxField = docsOf<CheckboxFieldProps>({
  anatomy: [
    ['Box', 'Ticked, empty or indeterminate.', 'indeterminate'],
    ['Label', 'May have links.', 'label'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Space'], 'ticks and unticks', 'browser']],
  announced: ['The error, when it appears.'],
  accessibility: [
    'A link in the label opens without ticking.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Word the label so that a tick means yes.'],
  dont: ['Tick a required consent for the viewer.'],
  related: {
    SwitchField: 'for a setting that takes effect at once.',
    RadioGroupField: 'for one of several.',
  },
});
