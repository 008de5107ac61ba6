import type { AccountSeed } from './account-seed';

/** Its viewers come from partners: nobody opens an account here. */
export const corral: AccountSeed = {
  signUpOpen: false,
  secretProviders: ['pbr', 'gigya'],
  requiredFields: [],
  optionalFields: [],
  homeCountry: 'US',
  answered: [],
};
