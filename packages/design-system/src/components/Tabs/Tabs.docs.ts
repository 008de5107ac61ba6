import { docsOf } from '../../docs/component-docs';
import type { TabsProps } from './Tabs';

export const Tabs = docsOf<TabsProps>({
  status: 'beta',
  anatomy: [
    ['Tabs', 'Label, a quieter note, an icon.', 'items'],
    ['Panel', 'What the chosen tab opens.', 'items'],
  ],
  keys: [
    [
      ['ArrowLeft', 'ArrowRight'],
      'move in reading direction, and choose unless `activation` is `manual`',
    ],
    [['Home', 'End'], 'first, last'],
    [['Enter', 'Space'], 'choose where `activation` is `manual`'],
    [['Tab'], 'into the panel', 'browser'],
  ],
  announced: ['Each tab with its place and whether it is chosen, as the focus moves.'],
  accessibility: [
    'Only the chosen tab is a stop of the keyboard.',
    'A panel without links is a stop itself.',
  ],
  do: ['Take `manual` for content that has to be fetched.'],
  dont: ['Use tabs for steps.'],
  related: { TabLinks: 'for views with addresses.', Stepper: 'for steps.' },
});
