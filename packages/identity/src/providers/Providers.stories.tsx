import type { AuthProvider } from '@marquee/realm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleVendor } from '../testing/sample-vendor';
import { storyOf } from '../testing/story-of';

/** Each provider as a guest sees it: beside own ID on the login page, or on its own page. */
const meta = {
  title: 'Identity/Every provider',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const BUTTON = 'main [data-ui="button"]';

/** A page is ready when its button is there, in any language. */
const comes =
  (what: string): NonNullable<StoryObj['play']> =>
  ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector(what)).not.toBeNull(), { timeout: 20_000 });

const beside = (provider: AuthProvider) =>
  storyOf(
    '/login',
    { as: 'guest', providers: [{ type: 'id' }, provider] },
    comes('main a[data-ui="button"]'),
  );

const own = (path: string, provider: AuthProvider, what = BUTTON) =>
  storyOf(`/login/${path}`, { as: 'guest', providers: [{ type: 'id' }, provider] }, comes(what));

/** The brand's own accounts. */
export const OwnId = storyOf('/login', { as: 'guest' }, comes(BUTTON));

export const OpenIdConnect = beside({
  type: 'openid',
  clientName: 'nations',
  label: { en: 'Nations ID', ar: 'هوية الأمم' },
});

export const OAuth = beside({
  type: 'oauth',
  clientName: 'volunteers',
  label: { en: 'Volunteer account', ar: 'حساب المتطوعين' },
});

export const Pbr = own('pbr', { type: 'pbr' });

export const Sptv = own('sptv', { type: 'sptv' });

export const MagicLink = own('magic-link', { type: 'magicLink' });

export const Passkey = own('passkey', { type: 'passkey' });

/** Email and password; its social providers have stories of their own. */
export const Firebase = own('firebase', {
  type: 'firebase',
  apikey: 'public-web-key',
  authDomain: 'harbour-sports.firebaseapp.com',
  projectId: 'harbour-sports',
  providers: [],
});

export const Apple = own('apple', {
  type: 'apple',
  clientId: 'example.web',
  scriptUri: sampleVendor('apple/auth.js'),
});

/** Google draws its button itself. */
export const Google = own(
  'google',
  { type: 'google', clientId: 'example.web', scriptUri: sampleVendor('google/client.js') },
  'main button[data-vendor]',
);

export const Facebook = own('facebook', {
  type: 'facebook',
  appId: '12345',
  scriptUri: sampleVendor('facebook/sdk.js'),
});

/** The service's own form, in the brand's look. */
export const Gigya = own(
  'GIGYA',
  { type: 'gigya', scriptUrl: sampleVendor('gigya/gigya.js'), apiKey: 'public-key' },
  'main form button',
);

export const PartnerNetwork = beside({
  type: 'opin',
  clientName: 'harbour',
  partnerUri: '/vendors/opin/sign-in',
  label: { en: 'Trailhead Network', ar: 'شبكة تريلهيد' },
});

const tv = { requestorId: 'HARBOUR', resourceId: 'harbour-tv', baseUri: '/adobe-pass' };

export const TvProvider = beside({ type: 'adobe', ...tv });

export const TvProviderWithRegistration = beside({
  type: 'adobeDcr',
  ...tv,
  softwareStatement: 'header.claims.signature',
});
