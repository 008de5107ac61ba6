// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The account's parental control */
export const parentalControl: Call<'parentalControl'> = {
  method: 'GET',
  path: '/api/v1/parental-control',
  shape: 'status:string isSet:boolean pinLength:number pinFromRating:number pinAtPurchase:boolean',
  bearer: true,
};

/** Restrict the account, or no longer */
export const setParentalControl: Call<'setParentalControl'> = {
  method: 'POST',
  path: '/api/v1/parental-control',
  shape: 'status:string isSet:boolean pinLength:number pinFromRating:number pinAtPurchase:boolean',
  bearer: true,
};

/** Set the PIN, or another one */
export const setPin: Call<'setPin'> = {
  method: 'POST',
  path: '/api/v2/parental-control/pin',
  shape: 'status:string isSet:boolean pinLength:number pinFromRating:number pinAtPurchase:boolean',
  bearer: true,
};

/** Prove that a grown-up is there */
export const verifyPin: Call<'verifyPin'> = {
  method: 'POST',
  path: '/api/v2/parental-control/verify',
  shape: 'status:string isSet:boolean pinLength:number pinFromRating:number pinAtPurchase:boolean',
  bearer: true,
};

/** Send a code with which another PIN can be set */
export const resetPin: Call<'resetPin'> = {
  method: 'POST',
  path: '/api/v2/parental-control/reset',
  bearer: true,
};
