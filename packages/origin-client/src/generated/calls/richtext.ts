// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The operator's rich texts, in every language that they have */
export const richtextTranslations: Call<'richtextTranslations'> = {
  method: 'POST',
  path: '/api/v2/richtext/translations',
  shape: 'translations:object',
};

/** The operator's plain texts, such as headings, in the caller's language */
export const texts: Call<'texts'> = {
  method: 'GET',
  path: '/api/v2/texts',
  shape: 'texts:object selected_locale:string',
};
