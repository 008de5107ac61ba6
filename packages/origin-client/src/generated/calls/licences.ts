// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Exchange the code of a partner who sells licences for tokens */
export const externalToken: Call<'externalToken'> = {
  method: 'POST',
  path: '/api/v2/external/{provider}/token',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};
