import { docsOf } from '../../docs/component-docs';
import type { BreadcrumbsProps } from './Breadcrumbs';

export const Breadcrumbs = docsOf<BreadcrumbsProps>({
  status: 'beta',
  anatomy: [
    ['Steps', 'From the top to the page in view; phones keep the first and the last two.', 'items'],
    ['Button', 'Brings the others back.', 'expandLabel'],
  ],
  keys: [
    [['Tab'], 'goes from step to step', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['`label`, as a navigation; the last step as the current page.'],
  accessibility: [
    'Without script all steps are there.',
    'After expanding, the focus is on the first step that came back.',
  ],
  do: ['End with the page in view.'],
  dont: ['Use them for a history of visits.'],
  related: { Stepper: 'for steps of a purchase.', Navbar: 'for the main pages.' },
});
