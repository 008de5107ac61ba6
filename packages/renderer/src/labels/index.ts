import type { LabelLoaders } from './label-loaders';

/** The labels of the shell, the error screens and the form engine. */
export const shellLabels: LabelLoaders = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  pt: () => import('./pt.json'),
  ar: () => import('./ar.json'),
};
