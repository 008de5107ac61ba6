import type { Meta } from '@storybook/react-vite';
import type { Order } from '../contract';
import { order } from '../testing/samples';
import { pageStory, partStory, refusal } from '../testing/stories';
import { ChallengeElsewhere } from './ChallengeElsewhere';
import { ReturnPage } from './ReturnPage';

const meta = {
  title: 'Commerce/Return',
  component: ReturnPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReturnPage>;

export default meta;

const back = '/payment-authorization?order=o1';

export const Approved = pageStory(back, {
  '/customer/orders/o1': [200, order({ id: 'o1', paymentId: 'p1' })],
});

const update = (status: Order['status']) =>
  pageStory(back, {
    '/customer/orders/o1': [
      200,
      order({
        id: 'o1',
        status,
        purpose: 'update',
        total: { amount: 0, currency: 'EUR', scale: 2 },
        next:
          status === 'requiresAction'
            ? { type: 'redirect', address: 'http://bank.localhost/pay/1' }
            : undefined,
      }),
    ],
  });

/** A bank is to pay for a licence from now on, and the viewer has still to allow it. */
export const UpdateAtBank = update('requiresAction');

export const UpdateOnItsWay = update('processing');

export const Updated = update('succeeded');

export const NotUpdated = update('failed');

/** The viewer was signed out at the bank. */
export const SignedOut = pageStory(back, {}, 'guest');

/** Opened on another device, or by another viewer. */
export const UnknownOrder = pageStory(back, {
  '/customer/orders/o1': refusal(404, 'UNKNOWN_ORDER'),
});

export const Asking = pageStory(back, { '/customer/orders/o1': 'never' });

export const NotLoaded = pageStory(back, { '/customer/orders/o1': refusal(403, 'FORBIDDEN') });

/** The issuer's page does not come in the dialog. */
export const ChallengeLost = partStory(
  <ChallengeElsewhere address="http://acs.localhost/challenge/1" />,
);
