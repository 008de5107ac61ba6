import { sampleLanguage } from './brands';
import type { DetailTexts } from './detail-text-types';
import { arabic } from './detail-texts-arabic';
import { long } from './detail-texts-long';
import { portuguese } from './detail-texts-portuguese';
import { short } from './detail-texts-short';
import { spanish } from './detail-texts-spanish';

export type { DetailTexts } from './detail-text-types';

const TEXTS = { en: short, es: spanish, pt: portuguese, ar: arabic };

/** The texts of title pages and listings in the language that the toolbar chooses. */
export const detailTexts = (globals: Record<string, unknown>): DetailTexts =>
  globals.text === 'long' ? long : TEXTS[sampleLanguage(globals)];
