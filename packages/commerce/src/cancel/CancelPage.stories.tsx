import type { Meta } from '@storybook/react-vite';
import type { Licence } from '../contract';
import { licence } from '../testing/samples';
import { pageStory, refusal } from '../testing/stories';
import { CancelPage } from './CancelPage';

const meta = {
  title: 'Commerce/Cancel',
  component: CancelPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CancelPage>;

export default meta;

const asOf = '2026-11-29T12:00:00Z';
const END = '2026-12-29T12:00:00Z';
const charge = { at: END, amount: { amount: 999, currency: 'EUR', scale: 2 } };

const cancel = (parts: Partial<Licence> = {}) =>
  pageStory('/cancel/101', {
    '/user/licence': [
      200,
      {
        licences: [
          licence({
            status: 'ACTIVE',
            autoRenewingStatus: 'AUTO_RENEWING',
            nextCharge: charge,
            mayCancel: true,
            cancelEndsAt: END,
            licenceStatus: {
              status: 'ACTIVE',
              autoRenewingStatus: 'AUTO_RENEWING',
              expiryTimestamp: END,
              pauseState: 'NOT_ALLOWED',
              subscriptionPendingActions: [],
            },
            ...parts,
          }),
        ],
        asOf,
      },
    ],
  });

/** It goes on until its end. */
export const Renewing = cancel();

export const InTrial = cancel({ status: 'TRIAL_ACTIVE' });

/** It waits for the viewer to confirm its payment, and ends at once. */
export const Unpaid = cancel({ status: 'INACTIVE' });

/** It waits until the present plan ends, and does not begin. */
export const WaitingForItsTurn = cancel({ status: 'SWITCH_TO' });

/** Its renewal is overdue, and it ends at once. */
export const Overdue = cancel({ cancelEndsAt: asOf });

export const WithoutAnEnd = cancel({ licenceStatus: undefined });

/** Cancelled: until when it goes on, and the way back. */
export const Cancelled = cancel({
  autoRenewingStatus: 'NOT_RENEWING',
  nextCharge: undefined,
  mayCancel: false,
  reactivation: charge,
});

export const EndsByItself = cancel({
  autoRenewingStatus: 'NOT_RENEWING',
  nextCharge: undefined,
  mayCancel: false,
});

/** It was given: it has no end, and nothing is charged for it. */
export const Given = cancel({
  autoRenewingStatus: 'NOT_RENEWING',
  nextCharge: undefined,
  mayCancel: false,
  licenceStatus: undefined,
});

export const PaidAtPartner = cancel({ paymentProviderInfo: { managed: false }, mayCancel: false });

export const Over = cancel({ status: 'EXPIRED', mayCancel: false });

export const Unknown = pageStory('/cancel/101', { '/user/licence': [200, { licences: [], asOf }] });

export const NotLoaded = pageStory('/cancel/101', {
  '/user/licence': refusal(500, 'INTERNAL_ERROR'),
});
