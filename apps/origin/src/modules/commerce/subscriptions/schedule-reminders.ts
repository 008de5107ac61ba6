import type { Database } from '../../../kernel/database/database';
import { post } from '../outbox/post';
import { remindersOf } from '../rules/reminders';
import type { Subscription } from './read-subscriptions';

/** A reminder has its period in its number, behind the days. */
const PERIOD = 1000;

/**
 * Puts the emails before the next charge of a licence into the outbox, for the day on which they are due. Whether the charge is still ahead is
 * asked again when they are sent.
 */
export async function scheduleReminders(
  tx: Database,
  own: Subscription,
  locale: string,
): Promise<void> {
  for (const { kind, days, at } of remindersOf(own))
    await post(tx, {
      kind,
      subject: own.id,
      n: own.n * PERIOD + days,
      payload: { locale },
      now: at,
    });
}

/** Tells whether the charge that a reminder is about is still ahead. */
export const isAhead = (
  { autoRenew, n, endsAt }: Subscription,
  { number, now }: { number: number; now: Date },
): boolean => autoRenew && n === Math.floor(number / PERIOD) && endsAt !== null && endsAt > now;
