import type { LabelLoaders } from '@marquee/renderer';

export const playerLabels: LabelLoaders = {
  en: () => import('./labels/en.json'),
  es: () => import('./labels/es.json'),
  pt: () => import('./labels/pt.json'),
  ar: () => import('./labels/ar.json'),
};
