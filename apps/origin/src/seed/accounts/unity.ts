import type { AccountSeed } from './account-seed';

const version = '2026-08-01';

export const unity: AccountSeed = {
  signUpOpen: true,
  secretProviders: ['id'],
  requiredFields: [],
  optionalFields: [],
  homeCountry: 'PT',
  answered: [
    { fieldName: 'privacyNotice', version, accepted: true },
    { fieldName: 'medalAlerts', version, accepted: false },
  ],
};
