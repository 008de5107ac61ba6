// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The methods by which the caller can pay */
export const paymentMethods: Call<'paymentMethods'> = {
  method: 'GET',
  path: '/api/v2/payment-method/providers',
  shape: 'methods:array asOf:string',
  bearer: true,
};

/** Begin to take payment details */
export const initPayment: Call<'initPayment'> = {
  method: 'POST',
  path: '/api/v4/payment-method/init',
  shape: 'asOf:string',
  bearer: true,
};

/** What the provider knows of the details that were taken */
export const validatePayment: Call<'validatePayment'> = {
  method: 'POST',
  path: '/api/v4/payment-method/validate',
  shape: 'parsedData:object asOf:string',
  bearer: true,
};

/** Pay for the viewer's basket */
export const payOpenBasket: Call<'payOpenBasket'> = {
  method: 'POST',
  path: '/api/v2/customer/baskets/pay',
  shape: 'id:string version:number status:string purpose:string total:object licenceIds:array asOf:string',
  bearer: true,
};

/** Pay for a basket */
export const pay: Call<'pay'> = {
  method: 'POST',
  path: '/api/v2/customer/baskets/pay/{basketOrProviderId}',
  shape: 'id:string version:number status:string purpose:string total:object licenceIds:array asOf:string',
  bearer: true,
};

/** The state of an order */
export const order: Call<'order'> = {
  method: 'GET',
  path: '/api/v2/customer/orders/{orderId}',
  shape: 'id:string version:number status:string purpose:string total:object licenceIds:array asOf:string',
  bearer: true,
};

/** Pay for a licence by a bank that the viewer allows to be charged */
export const attachMethod: Call<'attachMethod'> = {
  method: 'POST',
  path: '/api/v2/licence/{licenceId}/payment-details',
  shape: 'id:string version:number status:string purpose:string total:object licenceIds:array asOf:string',
  bearer: true,
};

/** Pay for a licence with other payment details */
export const attachDetails: Call<'attachDetails'> = {
  method: 'POST',
  path: '/api/v2/licence/{licenceId}/payment-details/{detailsId}',
  shape: 'licence:object asOf:string',
  bearer: true,
};

/** Pay for a licence with other payment details, once billing fields are complete */
export const attachDetailsChecked: Call<'attachDetailsChecked'> = {
  method: 'POST',
  path: '/api/v2/licence/{licenceId}/payment-details/{detailsId}/checkBillingDetails',
  shape: 'licence:object asOf:string',
  bearer: true,
};

/** Pay for a licence with a stored card */
export const attachCard: Call<'attachCard'> = {
  method: 'POST',
  path: '/api/v2/licences/{licenceId}/card/{cardId}',
  shape: 'licence:object asOf:string',
  bearer: true,
};

/** Pay for a licence with a stored card, once billing fields are complete */
export const attachCardChecked: Call<'attachCardChecked'> = {
  method: 'POST',
  path: '/api/v2/licences/{licenceId}/card/{cardId}/checkBillingDetails',
  shape: 'licence:object asOf:string',
  bearer: true,
};

/** The viewer's stored payment details, the default first */
export const cards: Call<'cards'> = {
  method: 'GET',
  path: '/api/v2/user/payment-details',
  shape: 'cards:array most:number asOf:string',
  bearer: true,
};

/** Forget stored payment details */
export const removeCard: Call<'removeCard'> = {
  method: 'DELETE',
  path: '/api/v2/user/payment-details/{cardId}',
  shape: 'cards:array most:number asOf:string',
  bearer: true,
};

/** Make a card the default */
export const makeCardDefault: Call<'makeCardDefault'> = {
  method: 'PUT',
  path: '/api/v2/user/payment-details/{cardId}/default',
  shape: 'cards:array most:number asOf:string',
  bearer: true,
};

/** What was paid, the last one first */
export const payments: Call<'payments'> = {
  method: 'GET',
  path: '/api/v2/customer/payments',
  shape: 'payments:array pagingInfo:object asOf:string',
  bearer: true,
};

/** One payment, with its lines */
export const payment: Call<'payment'> = {
  method: 'GET',
  path: '/api/v2/customer/payments/{paymentId}',
  shape: 'id:string when:string itemType:string status:string lines:array subtotal:object discount:object tax:object total:object taxInclusive:boolean refunds:array asOf:string',
  bearer: true,
};

/** A provider tells what became of a charge */
export const webhook: Call<'webhook'> = {
  method: 'POST',
  path: '/api/v2/webhooks/{provider}',
};
