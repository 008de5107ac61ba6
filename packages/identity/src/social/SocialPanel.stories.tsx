import { type MakeCall, OriginError } from '@marquee/origin-client';
import type { AuthProvider } from '@marquee/realm';
import type { Site } from '@marquee/renderer';
import { WorkshopPage } from '@marquee/renderer/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { sampleVendor } from '../testing/sample-vendor';
import { workshopSite } from '../testing/workshop-site';
import SocialPanel from './SocialPanel';

const meta = {
  title: 'Identity/Vendor’s window',
  component: SocialPanel,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SocialPanel>;

export default meta;

/** A vendor's script without a vendor: the part of its API that a story needs. */
const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const apple = (code: string): AuthProvider => ({
  type: 'apple',
  clientId: 'example.web',
  scriptUri: script(code),
});
const AppleID = (signIn: string) =>
  apple(`window.AppleID={auth:{init(given){this.state=given.state},signIn(){return ${signIn}}}}`);

const story = (
  provider: AuthProvider,
  options: { query?: string; play?: StoryObj['play'] } = {},
): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopSite(globals, { providers: [{ type: 'id' }, provider] }),
    }),
  ],
  render: (_, { loaded }) => (
    <WorkshopPage
      site={(loaded as { site: Site }).site}
      at={`/login/${provider.type}${options.query ?? ''}`}
    />
  ),
  ...(options.play ? { play: options.play } : {}),
});

const press: StoryObj['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /Apple/ }));
};

const conflicting = AppleID(
  "Promise.resolve({authorization:{code:'c',state:this.state}}) /* another's address */",
);

/** Ready for a press. */
export const ButtonOfOurs = story(AppleID('new Promise(() => {})'));

/** The window is open, and may be hidden behind this one. */
export const WindowOpen = story(AppleID('new Promise(() => {}) /* open */'), { play: press });

/** The vendor's script is loading; its second stage never comes. */
export const ScriptLoading = story({
  type: 'facebook',
  appId: '12345',
  scriptUri: sampleVendor('facebook/first-stage.js'),
});

/** A blocker, or no network. */
export const Unavailable = story(apple('/* nothing */'));

/** The browser blocked the window. */
export const Blocked = story(AppleID("Promise.reject({error:'popup_blocked_by_browser'})"), {
  play: press,
});

/** The viewer declined in the window. */
export const Refused = story(AppleID("Promise.reject({error:'user_cancelled_authorize'})"), {
  play: press,
});

/** A sign-in that would open an account asks first. */
export const NewAccount = story(
  AppleID(
    "Promise.resolve({authorization:{code:'c',state:this.state},user:{email:'robin@apple.example'}})",
  ),
  { query: '?type=signup', play: press },
);

/** A button that the vendor draws itself. */
export const ButtonOfTheVendors = story(
  { type: 'google', clientId: 'x', scriptUri: sampleVendor('google/client.js') },
  {
    async play({ canvasElement }) {
      await within(canvasElement).findByRole('button', { name: /drawn by the vendor/ });
    },
  },
);

/** Another account has the address: cancel, or go on with it. */
export const Conflict: StoryObj = {
  ...story(conflicting, { play: press }),
  loaders: [
    async ({ globals }) => {
      const site = await workshopSite(globals, { providers: [{ type: 'id' }, conflicting] });
      const call: MakeCall = (made, ...options) =>
        made.method === 'POST'
          ? Promise.reject(new OriginError('http', { code: 'ACCOUNT_CONFLICT' }))
          : site.origin.call(made, ...options);
      return { site: { ...site, origin: { ...site.origin, call } } };
    },
  ],
};
