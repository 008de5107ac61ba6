import { defineFeature, useConfirmAsAgent } from '@marquee/renderer';
import { siteChrome } from '@marquee/renderer/chrome';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { refused, storyOf } from '../testing/story-of';
import { ImpersonatePage } from './ImpersonatePage';

const meta = {
  title: 'Identity/Impersonation',
  component: ImpersonatePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImpersonatePage>;

export default meta;

const noLabels = async () => ({ default: {} });

/** A page with an action that changes something of the viewer's. */
function Changing() {
  const confirmAsAgent = useConfirmAsAgent();
  const remove = () =>
    confirmAsAgent('“Title night” will be removed from the favourites.', async () => {}).catch(
      () => {},
    );
  return (
    <button type="button" onClick={() => void remove()}>
      Remove
    </button>
  );
}

const changing = defineFeature({
  name: 'changing',
  routes: [{ name: 'preferences', load: async () => ({ Page: Changing, chrome: siteChrome }) }],
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});
const agent = { as: { par: 'agent-1', name: 'Maya Torres' }, features: [changing] };

/** The link was used or has expired, or the page was loaded again. */
export const LinkUsed = storyOf('/impersonate/-', { as: 'guest' });

/** Another viewer is signed in on this browser. */
export const SomebodyElse = storyOf('/impersonate/token', {
  as: {},
  answers: { '/impersonate': refused(403, 'NOT_YOUR_TOKEN') },
});

/** There was no connection: the same link may still work. */
export const Offline = storyOf('/impersonate/token', { as: 'guest' });

/** The bar above every page while an agent acts as a viewer. */
export const Acting = storyOf('/preferences', agent);

/** The agent confirms a change before it is made. */
export const Asked = storyOf('/preferences', agent, async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove' }));
  await within(document.body).findByRole('dialog');
});
