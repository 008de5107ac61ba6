/** The part of a basket's item that says how long its trial is. */
interface TrialItem {
  subscriptionSetting?: { trialPeriodDuration?: number | null };
}

/** The trial's length in days: that of the basket's first item (2 §9); 0 without a trial. */
export const trialDays = (items: readonly TrialItem[]): number =>
  items[0]?.subscriptionSetting?.trialPeriodDuration ?? 0;
