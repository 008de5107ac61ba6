import type { Meta } from '@storybook/react-vite';
import type { Licence } from '../contract';
import { cancelled, subscribed } from '../testing/samples';
import { pageStory, refusal } from '../testing/stories';
import { CancelPage } from './CancelPage';

const meta = {
  title: 'Commerce/Cancel',
  component: CancelPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CancelPage>;

export default meta;

const asOf = '2026-11-29T12:00:00Z';
const cancel = (...licences: readonly Licence[]) =>
  pageStory('/purchase/cancel/101', { '/user/licence': [200, { licences, asOf }] });

/** It goes on until its end. */
export const Renewing = cancel(subscribed());

export const InTrial = cancel(subscribed({ status: 'TRIAL_ACTIVE' }));

/** It waits for the viewer to confirm its payment, and ends at once. */
export const Unpaid = cancel(subscribed({ status: 'INACTIVE' }));

/** It waits until the present plan ends, and does not begin. */
export const WaitingForItsTurn = cancel(subscribed({ status: 'SWITCH_TO' }));

/** Its renewal is overdue, and it ends at once. */
export const Overdue = cancel(subscribed({ cancelEndsAt: asOf }));

export const WithoutAnEnd = cancel(subscribed({ licenceStatus: undefined }));

/** Cancelled: until when it goes on, and the way back. */
export const Cancelled = cancel(cancelled());

/** Another plan of its family begins when it ends. */
export const FollowedByAnother = cancel(
  cancelled({ family: 1 }),
  subscribed({ id: 102, name: 'Highlights', status: 'SWITCH_TO', family: 1 }),
);

export const EndsByItself = cancel(
  subscribed({
    autoRenewingStatus: 'NOT_RENEWING',
    nextCharge: undefined,
    mayCancel: false,
  }),
);

/** It was given: it has no end, and nothing is charged for it. */
export const Given = cancel(
  subscribed({
    autoRenewingStatus: 'NOT_RENEWING',
    nextCharge: undefined,
    mayCancel: false,
    licenceStatus: undefined,
  }),
);

export const PaidAtPartner = cancel(
  subscribed({ paymentProviderInfo: { managed: false }, mayCancel: false }),
);

export const Over = cancel(subscribed({ status: 'EXPIRED', mayCancel: false }));

export const Unknown = cancel();

export const NotLoaded = pageStory('/purchase/cancel/101', {
  '/user/licence': refusal(500, 'INTERNAL_ERROR'),
});
