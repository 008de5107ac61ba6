import type { Localised } from '../../kernel/database/columns';

/** A text in the language of a locale, else in English, else in whatever language there is. */
export const textIn = (texts: Localised, locale: string): string =>
  texts[locale] ?? texts[locale.split('-')[0] ?? 'en'] ?? texts.en ?? Object.values(texts)[0] ?? '';
