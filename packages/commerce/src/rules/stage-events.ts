import type { ReportedEvent } from '@marquee/renderer/analytics';
import { currentOf, type RuledLicence } from './licence-rules';

type StageEvent = Extract<ReportedEvent, { workflow: string }>;
type PurchaseEvent = Extract<ReportedEvent, { sku: string }>;

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
  { origin, from, has }: { origin: EntryOrigin; from: string | undefined; has?: AnalyticsStatus },
): StageEvent => ({
  name: `${stage}_${outcome}`,
  origin,
  workflow: from ? 'signin_to_watch' : 'purchase',
  ...(has ? { licenceStatus: has } : {}),
});

/** What a viewer has, as analytics see it: beside the statuses of a licence FREE. */
export type AnalyticsStatus = NonNullable<StageEvent['licenceStatus']>;

/** The status of what a viewer has already; a licence that is free counts as nothing. */
export function statusOfViewer(
  licences: readonly Pick<RuledLicence, 'type' | 'rank' | 'status'>[],
): AnalyticsStatus {
  const paid = licences.filter(({ type }) => type !== 'FREE');
  const current = currentOf(paid);
  if (current) return current.status === 'TRIAL_ACTIVE' ? 'TRIAL_ACTIVE' : 'ACTIVE';
  return (
    (['SWITCH_TO', 'EXPIRED'] as const).find((status) =>
      paid.some((licence) => licence.status === status),
    ) ?? 'FREE'
  );
}

/** The periods that analytics tells apart (2 §9). */
const PERIODS = ['P1Y', 'P1M', 'P1D'] as const;

/** The period of a subscription as analytics names it. */
export const analyticsPeriod = (period: string | undefined): PurchaseEvent['subscription'] =>
  PERIODS.find((one) => one === period) ?? 'other';
