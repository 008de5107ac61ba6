import { docsOf } from '../../docs/component-docs';
import type { StepperProps } from './Stepper';

export const Stepper = docsOf<StepperProps>({
  anatomy: [
    ['Steps', 'A tick when finished, else a number.', 'steps'],
    ['Place', 'In words with a bar, on phones.', 'placeLabel'],
  ],
  keys: [
    [['Tab'], 'moves through the finished steps', 'browser'],
    [['Enter'], 'opens one', 'browser'],
  ],
  announced: ['`doneLabel` before a finished step; the current step.'],
  accessibility: ['An ordered list in a navigation: screen readers announce the number of steps.'],
  do: ['Keep it to five steps.'],
  dont: ['Let a viewer jump ahead.'],
  related: { Progress: 'for the progress of a task.', Breadcrumbs: 'for a place in the site.' },
});
