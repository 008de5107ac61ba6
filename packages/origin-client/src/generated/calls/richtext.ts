// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Rich texts of the operator's, in every language that they have */
export const richtextTranslations: Call<'richtextTranslations'> = {
  method: 'POST',
  path: '/api/v2/richtext/translations',
  shape: 'translations:object',
};

/** Plain texts of the operator's, such as headings, in the caller's language */
export const texts: Call<'texts'> = {
  method: 'GET',
  path: '/api/v2/texts',
  shape: 'texts:object selected_locale:string',
};
