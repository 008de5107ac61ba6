import { docsOf } from '../../docs/component-docs';
import type { ProgressProps } from './Progress';

export const Progress = docsOf<ProgressProps>({
  status: 'beta',
  anatomy: [
    ['Words', 'What goes on.', 'label'],
    ['Value in words', 'Shown, and read instead of a bare number.', 'valueText'],
    ['Bar or ring', 'Without `value` it has no known end.', 'shape'],
  ],
  keys: [],
  announced: ['Label and `valueText` when a reader comes to it: it is no live region.'],
  accessibility: ['Shares outside 0 and 1 are brought inside.'],
  do: ['Give `valueText`: “3 of 8”, “40%”.'],
  dont: ['Run it to the end and back again.'],
  related: { Loader: 'where the share is not known.', Stepper: 'for steps of a purchase.' },
});
