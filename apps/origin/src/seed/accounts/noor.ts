import type { AccountSeed } from './account-seed';

const version = '2026-09-15';
const earlier = '2025-01-10';

/** The Arab world, and Britain. */
const territories = [
  ...[
    'AE',
    'SA',
    'QA',
    'KW',
    'BH',
    'OM',
    'YE',
    'IQ',
    'JO',
    'LB',
    'SY',
    'PS',
    'EG',
    'SD',
    'LY',
    'TN',
  ],
  ...['DZ', 'MA', 'MR', 'GB'],
];

export const noor: AccountSeed = {
  signUpOpen: true,
  secretProviders: ['id'],
  requiredFields: ['name'],
  optionalFields: [],
  territories,
  vpnAllowed: false,
  homeCountry: 'AE',
  terms: [
    {
      fieldName: 'termsOfUse',
      fieldType: 'BINARY_CHOICE',
      purposes: ['signup'],
      required: true,
      version,
      earlier,
      label: { ar: 'شروط الاستخدام', en: 'Terms of use' },
      text: {
        ar: '<p>أوافق على <a href="https://noorsport.example/terms">شروط الاستخدام</a> وقواعد المشاهدة لدى نور.</p>',
        en: '<p>I accept the <a href="https://noorsport.example/en/terms">terms of use</a> and the viewing rules of Noor.</p>',
      },
    },
    {
      fieldName: 'privacyNotice',
      fieldType: 'INFORMATION_TEXT',
      purposes: ['signup', 'purchase'],
      required: false,
      version,
      earlier,
      label: { ar: 'بياناتك', en: 'Your data' },
      text: {
        ar: '<p>نستخدم بياناتك لإدارة حسابك فقط، ولا نبيعها لأحد. <a href="https://noorsport.example/privacy">سياسة الخصوصية</a></p>',
        en: '<p>We use your data to run your account and sell it to nobody. <a href="https://noorsport.example/en/privacy">Privacy policy</a></p>',
      },
    },
    {
      fieldName: 'purchaseTerms',
      fieldType: 'BINARY_CHOICE',
      purposes: ['purchase'],
      required: true,
      version,
      label: { ar: 'شروط الشراء', en: 'Terms of purchase' },
      text: {
        ar: '<p>أوافق على <a href="https://noorsport.example/purchase">شروط الشراء</a> وعلى تجديد الاشتراك حتى ألغيه.</p>',
        en: '<p>I accept the <a href="https://noorsport.example/en/purchase">terms of purchase</a>, and that the subscription renews until I cancel it.</p>',
      },
    },
  ],
};
