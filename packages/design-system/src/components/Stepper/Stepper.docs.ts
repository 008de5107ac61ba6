import { docsOf } from '../../docs/component-docs';
import type { StepperProps } from './Stepper';

export const Stepper = docsOf<StepperProps>({
  status: 'beta',
  anatomy: [
    ['Steps', 'A tick when done, a number ahead.', 'steps'],
    ['Place', 'On phones, in words with a bar.', 'placeLabel'],
  ],
  keys: [
    [['Tab'], 'goes through the steps that are done', 'browser'],
    [['Enter'], 'leads back to one', 'browser'],
  ],
  announced: ['`doneLabel` before a step that is done; the current step.'],
  accessibility: ['An ordered list in a navigation: how many steps there are can be heard.'],
  do: ['Keep it to five steps.'],
  dont: ['Let a viewer jump ahead.'],
  related: { Progress: 'for a share that is done.', Breadcrumbs: 'for a place in the site.' },
});
