import type { AccountSeed } from './account-seed';

/** Its viewers are those of TV providers. */
export const metro: AccountSeed = {
  signUpOpen: false,
  secretProviders: [],
  requiredFields: [],
  optionalFields: [],
  homeCountry: 'BR',
  answered: [],
};
