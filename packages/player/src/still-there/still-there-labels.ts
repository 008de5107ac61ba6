/** What is read when a viewer is asked whether they are there: it comes with the question. */
export const stillThereLabels = {
  name: 'player/still-there',
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
};
