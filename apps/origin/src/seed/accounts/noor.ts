import type { AccountSeed } from './account-seed';

const version = '2026-09-15';
const earlier = '2025-01-10';

export const noor: AccountSeed = {
  signUpOpen: true,
  secretProviders: ['id'],
  requiredFields: ['name'],
  optionalFields: [],
  homeCountry: 'AE',
  answered: [
    { fieldName: 'termsOfUse', version, earlier, accepted: true },
    { fieldName: 'privacyNotice', version, earlier, accepted: true },
  ],
};
