import { docsOf } from '../../docs/component-docs';
import type { ProgressProps } from './Progress';

export const Progress = docsOf<ProgressProps>({
  anatomy: [
    ['Label', 'What is running.', 'label'],
    ['Value in words', 'Shown, and announced instead of a bare number.', 'valueText'],
    ['Bar or ring', 'Without `value` it has no known end.', 'shape'],
  ],
  keys: [],
  announced: ['Label and `valueText` when a screen reader reaches it: it is no live region.'],
  accessibility: ['Values outside 0 to 1 are limited to it.'],
  do: ['Pass `valueText`: “3 of 8”, “40%”.'],
  dont: ['Run it to the end and back again.'],
  related: { Loader: 'where the progress is not known.', Stepper: 'for steps of a purchase.' },
});
