import { docsOf } from '../../docs/component-docs';
import type { BreadcrumbsProps } from './Breadcrumbs';

export const Breadcrumbs = docsOf<BreadcrumbsProps>({
  anatomy: [
    ['Steps', 'From the top to the current page; phones keep the first and the last two.', 'items'],
    ['Button', 'Shows the others.', 'expandLabel'],
  ],
  keys: [
    [['Tab'], 'moves from step to step', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['`label`, as a navigation; the last step as the current page.'],
  accessibility: [
    'Without script all steps are shown.',
    'After expanding, the focus is on the first step that was hidden.',
  ],
  do: ['End with the current page.'],
  dont: ['Use them for a history of visited pages.'],
  related: { Stepper: 'for steps of a purchase.', Navbar: 'for the main pages.' },
});
