// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The viewer's basket */
export const basket: Call<'basket'> = {
  method: 'GET',
  path: '/api/v2/customer/basket',
  shape: 'id:string version:number basketItems:array vouchers:array subtotal:object discount:object discountedTotal:object discountedTax:object taxInclusive:boolean taxRateEstimated:boolean missingFields:array today:object change:string asOf:string',
  bearer: true,
};

/** Choose what to buy, and give billing fields */
export const saveBasket: Call<'saveBasket'> = {
  method: 'PUT',
  path: '/api/v2/baskets/{id}',
  shape: 'id:string version:number basketItems:array vouchers:array subtotal:object discount:object discountedTotal:object discountedTax:object taxInclusive:boolean taxRateEstimated:boolean missingFields:array today:object change:string asOf:string',
  bearer: true,
};

/** Apply a voucher to the viewer's basket */
export const applyVoucher: Call<'applyVoucher'> = {
  method: 'PUT',
  path: '/api/v2/baskets/vouchers/{code}',
  shape: 'id:string version:number basketItems:array vouchers:array subtotal:object discount:object discountedTotal:object discountedTax:object taxInclusive:boolean taxRateEstimated:boolean missingFields:array today:object change:string asOf:string',
  bearer: true,
};

/** Take a voucher off the viewer's basket */
export const removeVoucher: Call<'removeVoucher'> = {
  method: 'DELETE',
  path: '/api/v2/baskets/vouchers/{code}',
  shape: 'id:string version:number basketItems:array vouchers:array subtotal:object discount:object discountedTotal:object discountedTax:object taxInclusive:boolean taxRateEstimated:boolean missingFields:array today:object change:string asOf:string',
  bearer: true,
};

/** Exchange a voucher for the licence that it pays for whole */
export const redeemVoucher: Call<'redeemVoucher'> = {
  method: 'POST',
  path: '/api/v2/promotions/voucher/redeem',
  shape: 'licence:object asOf:string',
  bearer: true,
};
