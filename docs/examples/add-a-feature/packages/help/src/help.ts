import { defineFeature } from '@marquee/renderer';
import { helpLabels } from './help-labels';

/** Answers to what viewers ask most. */
export const help = defineFeature({
  name: 'help',
  routes: [{ name: 'help', load: () => import('./pages/help') }],
  slots: {
    'navbar.actions': [
      { name: 'help/link', labels: helpLabels, load: () => import('./contributions/link') },
    ],
  },
  sections: [
    {
      name: 'help/desk',
      types: ['helpDesk'],
      parts: [{ name: 'help/desk-labels', labels: helpLabels }],
      load: () => import('./section-types/help-desk'),
    },
  ],
  labels: helpLabels,
});
