import type { AccountSeed } from './account-seed';

const version = '2026-10-01';
const earlier = '2025-03-01';

export const apex: AccountSeed = {
  signUpOpen: true,
  secretProviders: ['id'],
  requiredFields: ['name'],
  optionalFields: ['phoneNumber'],
  homeCountry: 'US',
  answered: [
    { fieldName: 'privacyNotice', version, earlier, accepted: true },
    { fieldName: 'termsOfUse', version, earlier, accepted: true },
    { fieldName: 'newsletter', version: '2025-03-01', accepted: false },
  ],
};
