import { docsOf } from '../../docs/component-docs';
import type { TabsProps } from './Tabs';

export const Tabs = docsOf<TabsProps>({
  anatomy: [
    ['Tabs', 'Label, a note in small text, an icon.', 'items'],
    ['Panel', 'The view of the chosen tab.', 'items'],
  ],
  keys: [
    [
      ['ArrowLeft', 'ArrowRight'],
      'move in reading direction, and choose unless `activation` is `manual`',
    ],
    [['Home', 'End'], 'move to the first or last tab'],
    [['Enter', 'Space'], 'choose where `activation` is `manual`'],
    [['Tab'], 'moves into the panel', 'browser'],
  ],
  announced: ['Each tab with its place and whether it is chosen, as the focus moves.'],
  accessibility: [
    'Only the chosen tab is a stop of the keyboard.',
    'A panel without links is a stop itself.',
  ],
  do: ['Use `manual` for content that has to be loaded.'],
  dont: ['Use tabs for steps.'],
  related: { TabLinks: 'for views with addresses.', Stepper: 'for steps.' },
});
