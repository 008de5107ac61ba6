import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { refused, storyOf } from '../testing/story-of';
import { DeviceScreen } from './DeviceScreen';

const meta = {
  title: 'Identity/Television',
  component: DeviceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeviceScreen>;

export default meta;

const device = {
  userCode: 'BCDF-GHJK',
  name: 'Living room',
  kind: 'television',
  sameNetwork: true,
  network: '203.0.113.*',
  requestedAt: '2026-11-21T18:04:00Z',
  expiresAt: '2026-11-21T18:14:00Z',
};
const answers = {
  '/device/lookup': [200, device],
  '/device/approve': [200, device],
  '/device/refuse': [200, device],
} as const;
const link = '/activate/BCDF-GHJK';

/** Presses the nth button under the details: to approve the television, or to refuse it. */
const answer =
  (place: 0 | 1): StoryObj['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Living room');
    const buttons = within(canvas.getByRole('main')).getAllByRole('button');
    const [approve, refuse] = buttons.slice(-2);
    const pressed = place === 0 ? approve : refuse;
    if (pressed) await userEvent.click(pressed);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
  };

/** A guest signs in first, and comes back here. */
export const SignInFirst = storyOf('/tv-login', { as: 'guest' });

/** The code is typed, or pasted; it is looked up as soon as it is complete. */
export const Entry = storyOf('/tv-login', { as: {} });

/** No television shows the typed code. */
export const Unknown = storyOf(link, {
  as: {},
  answers: { '/device/lookup': refused(404, 'USER_CODE_UNKNOWN') },
});

/** A code expires after ten minutes. */
export const Expired = storyOf(link, {
  as: {},
  answers: { '/device/lookup': refused(410, 'USER_CODE_EXPIRED') },
});

/** The code has been answered already. */
export const Used = storyOf(link, {
  as: {},
  answers: { '/device/lookup': refused(409, 'USER_CODE_USED') },
});

/** A failure of the origin, with the request id for the support desk. */
export const Failed = storyOf(link, {
  as: {},
  answers: { '/device/lookup': refused(500, 'INTERNAL_ERROR') },
});

/** The details of the television, and the question. */
export const Found = storyOf(link, { as: {}, answers });

/** A television in another network than the viewer's. */
export const FoundElsewhere = storyOf(link, {
  as: {},
  answers: { '/device/lookup': [200, { ...device, sameNetwork: false, kind: 'box' }] },
});

export const Approved = storyOf(link, { as: {}, answers }, answer(0));

export const Refused = storyOf(link, { as: {}, answers }, answer(1));

/** An agent who acts as a viewer cannot approve a television. */
export const AsAgent = storyOf('/tv-login', { as: { par: 'agent-1', name: 'Maya Torres' } });
