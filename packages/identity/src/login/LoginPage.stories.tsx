import type { AuthProvider } from '@marquee/realm';
import type { Site } from '@marquee/renderer';
import { WorkshopPage } from '@marquee/renderer/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { workshopSite } from '../testing/workshop-site';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Identity/Login page',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;

export default meta;

const others: AuthProvider[] = [
  { type: 'id' },
  { type: 'openid', clientName: 'nations', label: { en: 'Nations ID', ar: 'هوية الأمم' } },
  { type: 'sptv' },
  { type: 'magicLink' },
  { type: 'passkey' },
  {
    type: 'opin',
    clientName: 'harbour',
    partnerUri: '/vendors/opin/sign-in',
    label: { en: 'Trailhead Network', ar: 'شبكة تريلهيد' },
  },
];

/**
 * A page of a realm with these providers. Signing in fails as offline: the workshop has no origin.
 */
const story = (at: string, providers?: AuthProvider[]): StoryObj => ({
  loaders: [async ({ globals }) => ({ site: await workshopSite(globals, { providers }) })],
  render: (_, { loaded }) => <WorkshopPage site={(loaded as { site: Site }).site} at={at} />,
});

/** The page as a guest sees it. */
export const Guest = story('/login');

/** The first provider's form is open; the others are buttons with pages of their own. */
export const SeveralProviders = story('/login', others);

const firebase: AuthProvider = {
  type: 'firebase',
  apikey: 'public-web-key',
  authDomain: 'harbour-sports.firebaseapp.com',
  projectId: 'harbour-sports',
  providers: ['google', 'facebook', 'apple'],
};

/** A Firebase project's form is open; its social providers are buttons. */
export const FirebaseFirst = story('/login', [firebase, { type: 'magicLink' }]);

/** The page of a Firebase project without social providers. */
export const FirebaseForm = story('/login/firebase', [{ ...firebase, providers: [] }, ...others]);

/** A provider with a form, on its own page. */
export const FormProvider = story('/login/sptv', others);

/** The page that sends a sign-in link by email, and that the link opens. */
export const MagicLink = story('/login/magic-link', others);

/** A passkey's page: the device asks, not the page. */
export const Passkey = story('/login/passkey', others);

/** A return from the partner network of a sign-in that this browser did not begin. */
export const PartnerUnknown = story(
  `/login/opin#${new URLSearchParams({ opinAuthToken: 'used', state: 'unknown' })}`,
  others,
);

/** A redirect sign-in that did not end: the failure, and two ways on. */
export const TripInterrupted = story('/login/openid/nations?PAGE_READY=true', others);

/** An address of a provider that the realm does not have. */
export const NotOffered = story('/login/openid/nobody', others);
