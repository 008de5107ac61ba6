// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The wording that a realm's operator overrides */
export const labels: Call<'labels'> = {
  method: 'GET',
  path: '/api/v2/label',
  shape: 'translations:object default_locale:string selected_locale:string',
};
