import type { components } from '@marquee/origin-client';
import type { AuthProvider } from '@marquee/realm';
import type { Meta } from '@storybook/react-vite';
import { refused, storyOf } from '../testing/story-of';
import { AccountPage } from './AccountPage';

const meta = {
  title: 'Identity/Account',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountPage>;

export default meta;

const providers: AuthProvider[] = [
  { type: 'pbr' },
  {
    type: 'openid',
    clientName: 'nations',
    label: { en: 'Nations ID', ar: 'هوية الأمم' },
    resetUri: 'https://nations.example/password',
  },
];
const here: components['schemas']['UserSession'] = {
  id: '00000000-0000-4000-8000-000000000001',
  current: true,
  device: 'Firefox, Linux',
  address: '203.0.113.*',
  signedInAt: '2026-11-20T18:04:00Z',
  lastUsedAt: '2026-11-22T08:00:00Z',
};
const phone = {
  ...here,
  id: '00000000-0000-4000-8000-000000000002',
  current: false,
  device: 'Safari, iPhone',
  address: '198.51.100.*',
};
const many = [
  here,
  ...Array.from({ length: 5 }, (_, at) => ({
    ...phone,
    id: `00000000-0000-4000-8000-00000000001${at}`,
  })),
];
const nameless = { ...phone, id: '00000000-0000-4000-8000-000000000003', device: '' };
const accounts = [
  { provider: 'openid/nations', canUnlink: true },
  { provider: 'pbr', canUnlink: false },
];

/** What the brand would like to do, one of it agreed to. */
const marketing: components['schemas']['MarketingPreferences'] = {
  answers: [
    {
      fieldName: 'newsletter',
      fieldType: 'BINARY_CHOICE',
      label: 'Match news',
      text: '<p>Write to me each week about the matches to come. <a href="https://harbour.example/news">What we write about</a></p>',
      defaultValue: 'false',
      required: false,
      version: '2026-10-01',
      accepted: true,
    },
    {
      fieldName: 'offers',
      fieldType: 'BINARY_CHOICE',
      text: '<p>Tell me when plans cost less.</p>',
      defaultValue: 'false',
      required: false,
      version: '2026-10-01',
      accepted: false,
    },
  ],
};

const details: components['schemas']['UserDetails'] = {
  email: 'kim@example.com',
  emailConfirmed: false,
  missing: [],
  fields: {
    name: 'Kim Okafor',
    address: { country: 'PT', line1: 'Rua do Sol 4', city: 'Faro', postalCode: '8000-123' },
  },
};

/**
 * Details with an address that is not confirmed, a password here and one elsewhere, linked
 * accounts, and several devices.
 */
export const Full = storyOf('/account', {
  as: {},
  providers,
  answers: {
    '/user/details': [200, details],
    '/user/linked-accounts': [200, { accounts }],
    '/user/sessions': [200, { sessions: [here, phone, nameless] }],
    '/user/marketing-preferences': [200, marketing],
  },
});

/** Everything that an account has: what was given for a purchase, and what the brand may do. */
export const AllDetails = storyOf('/account', {
  as: {},
  answers: {
    '/user/details': [
      200,
      {
        ...details,
        id: '0b0c6e0e-5f5e-4a38-9f0c-5a1b6f0d2c11',
        contactEmail: 'kim@example.com',
        emailConfirmed: true,
        fields: {
          ...details.fields,
          phoneNumber: '+351912345678',
          birthDate: '1990-04-01',
          taxNumber: '52998224725',
        },
      },
    ],
    '/user/linked-accounts': [200, { accounts: [] }],
    '/user/sessions': [200, { sessions: [here] }],
    '/user/marketing-preferences': [200, marketing],
  },
});

/** More devices than are shown at first. */
export const Many = storyOf('/account', {
  as: {},
  answers: {
    '/user/details': [200, { ...details, emailConfirmed: true, fields: {} }],
    '/user/linked-accounts': [200, { accounts: [] }],
    '/user/sessions': [200, { sessions: many, total: 40 }],
    '/user/marketing-preferences': [200, { answers: [] }],
  },
});

/** One device, and nothing linked. */
export const Empty = storyOf('/account', {
  as: {},
  answers: {
    '/user/details': [200, { ...details, emailConfirmed: true, fields: {} }],
    '/user/linked-accounts': [200, { accounts: [] }],
    '/user/sessions': [200, { sessions: [here] }],
    '/user/marketing-preferences': [200, { answers: [] }],
  },
});

/** Lists that did not load can be loaded again. */
export const Failed = storyOf('/account', {
  as: {},
  answers: {
    '/user/details': refused(500, 'INTERNAL_ERROR'),
    '/user/linked-accounts': refused(500, 'INTERNAL_ERROR'),
    '/user/sessions': refused(503, 'NOT_READY'),
    '/user/marketing-preferences': refused(500, 'INTERNAL_ERROR'),
  },
});
