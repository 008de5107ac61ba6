import type { PagePart } from '@marquee/renderer';

/** The labels of the button that adds a title to a list: they load with the pages of titles. */
export const addingLabels: Pick<PagePart, 'name' | 'labels'> = {
  name: 'library/adding',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
