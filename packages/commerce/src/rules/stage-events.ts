import type { components } from '@marquee/origin-client';

type StageEvent = components['schemas']['StageEvent'];
type PurchaseEvent = components['schemas']['PurchaseEvent'];

/** The stages of signing in and buying (2 §4). */
export const STAGES = [
  'LOGIN',
  'SIGNUP',
  'CONSENT',
  'PACKAGE_SELECTION',
  'PAYMENT_PAGE',
  'CREDIT_CARD_PAYMENT',
  'PAYPAL_PAYMENT',
  'NEW_PAYMENT',
  'PAYMENT_COMPLETE',
] as const;

/** The stages of a purchase, which this package reports. */
export type PurchaseStage =
  | 'package_selection'
  | 'payment_page'
  | 'credit_card_payment'
  | 'new_payment';

/** The stage of each page of a purchase; a card's form in one of them is `credit_card_payment` beside it. */
export const STAGE_OF_PAGE = {
  purchase: 'package_selection',
  pay: 'payment_page',
  /** A licence is paid for in a new way from now on. */
  paymentUpdate: 'new_payment',
} as const satisfies Record<string, PurchaseStage>;

export type StageOutcome = 'viewed' | 'completed' | 'failed';

/** Where a purchase began (2 §4): a guest's is part of signing up, a viewer's with a plan changes it. */
export type EntryOrigin = StageEvent['origin'];

export const entryOrigin = (viewer: { isGuest: boolean; hasPlan: boolean }): EntryOrigin => {
  if (viewer.isGuest) return 'SIGNUP';
  return viewer.hasPlan ? 'UPGRADE' : 'ACCOUNT';
};

/** The event of a stage; who came from a title is about to watch it. */
export const stageEvent = (
  stage: PurchaseStage,
  outcome: StageOutcome,
  { origin, from }: { origin: EntryOrigin; from: string | undefined },
): StageEvent => ({
  name: `${stage}_${outcome}`,
  origin,
  workflow: from ? 'signin_to_watch' : 'purchase',
});

/** The periods that analytics tells apart (2 §9). */
const PERIODS = ['P1Y', 'P1M', 'P1D'] as const;

/** The period of a subscription as analytics names it. */
export const analyticsPeriod = (period: string | undefined): PurchaseEvent['subscription'] =>
  PERIODS.find((one) => one === period) ?? 'other';
