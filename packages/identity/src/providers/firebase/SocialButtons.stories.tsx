import { Stack } from '@marquee/design-system';
import { type Site, SiteProvider } from '@marquee/renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { socialLabels } from '../../social/social-labels';
import { workshopSite } from '../../testing/workshop-site';
import { provider } from './index';
import { LinkHint } from './LinkHint';
import { SocialButtons } from './SocialButtons';
import type { SocialName } from './social-names';
import type { SocialState } from './use-firebase-social';

const meta = { title: 'Identity/Firebase buttons', component: SocialButtons } satisfies Meta<
  typeof SocialButtons
>;

export default meta;

const everybody: readonly SocialName[] = ['google', 'facebook', 'apple'];

interface Shown {
  state: SocialState;
  /** The viewer chose this provider on the page before. */
  only?: SocialName;
  busy?: boolean;
  /** An account with another sign-in method has the address; this provider is linked to it then. */
  pending?: SocialName;
}

/** The buttons of a project's social providers in one state. */
const story = ({ state, only, busy = false, pending }: Shown): StoryObj => ({
  loaders: [
    async ({ globals }) => {
      const site = await workshopSite(globals);
      for (const { name, labels } of [provider, socialLabels]) {
        if (labels) await site.ensureLabels({ name, labels });
      }
      return { site };
    },
  ],
  render: (_, { loaded }) => (
    <SiteProvider site={(loaded as { site: Site }).site}>
      <Stack gap={21}>
        <SocialButtons
          names={only ? [only] : everybody}
          alone={only !== undefined}
          busy={busy}
          social={{ state, ask: () => {} }}
        />
        {pending && <LinkHint name={pending} onDecline={() => {}} />}
      </Stack>
    </SiteProvider>
  ),
});

/** Under the form of email and password. */
export const BelowTheForm = story({ state: { status: 'ready' } });

/** Chosen on the login page. */
export const Chosen = story({ state: { status: 'ready' }, only: 'google' });

/** The window is open; it can be opened again. */
export const WindowOpen = story({ state: { status: 'asking', name: 'google' }, only: 'google' });

/** The browser blocked the window. */
export const WindowBlocked = story({
  state: { status: 'ready', blocked: 'google' },
  only: 'google',
});

/** Facebook on a phone replaces the page. */
export const Leaving = story({ state: { status: 'leaving', name: 'facebook' }, only: 'facebook' });

/** The project has answered, and the call to the origin is under way. */
export const Busy = story({ state: { status: 'ready' }, only: 'apple', busy: true });

/**
 * The address has an account at Google; Facebook is linked to it as soon as the viewer has signed
 * in.
 */
export const AccountExists = story({
  state: { status: 'ready' },
  only: 'google',
  pending: 'facebook',
});
