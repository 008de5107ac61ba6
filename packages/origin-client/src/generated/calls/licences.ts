// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** Exchange the code of a partner who sells licences for tokens */
export const externalToken: Call<'externalToken'> = {
  method: 'POST',
  path: '/api/v2/external/{provider}/token',
  shape: 'authorisationToken:string refreshToken:string missingInformationStatus:string linkedAccounts:array',
};

/** What can be bought */
export const licences: Call<'licences'> = {
  method: 'GET',
  path: '/api/v2/licence',
  shape: 'licences:array asOf:string',
  bearer: true,
};

/** What can be bought, by family */
export const licenceFamilies: Call<'licenceFamilies'> = {
  method: 'GET',
  path: '/api/v2/licence-family',
  shape: 'families:array licences:array asOf:string',
  bearer: true,
};

/** What the viewer has bought */
export const ownLicences: Call<'ownLicences'> = {
  method: 'GET',
  path: '/api/v2/user/licence',
  shape: 'licences:array asOf:string',
  bearer: true,
};

/** What the viewer may watch by now */
export const activeLicences: Call<'activeLicences'> = {
  method: 'GET',
  path: '/api/v2/customer/subscriptions/status/active',
  shape: 'licences:array asOf:string',
  bearer: true,
};

/** Cancel a licence */
export const cancelLicence: Call<'cancelLicence'> = {
  method: 'DELETE',
  path: '/api/v2/customer/subscriptions/status/active/{licenceId}',
  shape: 'licence:object asOf:string',
  bearer: true,
};

/** Take back the cancellation of a licence */
export const reactivateLicence: Call<'reactivateLicence'> = {
  method: 'PATCH',
  path: '/api/v2/user/licence/{licenceId}/reactivate',
  shape: 'licence:object asOf:string',
  bearer: true,
};

/** Pay for a licence that starts inactive */
export const confirmPayment: Call<'confirmPayment'> = {
  method: 'POST',
  path: '/api/v2/user/licence/{licenceId}/confirm-payment',
  shape: 'id:string version:number status:string purpose:string total:object licenceIds:array asOf:string',
  bearer: true,
};
