import type { AccountSeed } from './account-seed';

/** Asks for nothing. Its file has own ID alone; the other providers are there for whoever adds them to it. */
export const plain: AccountSeed = {
  signUpOpen: true,
  secretProviders: ['id', 'pbr', 'gigya'],
  requiredFields: [],
  optionalFields: [],
  homeCountry: 'GB',
  answered: [],
};
