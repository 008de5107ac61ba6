import { faults } from '../faults';
import { attachRefusal } from '../rules/attach-refusal';
import { isHeld, type Subscription } from '../subscriptions/read-subscriptions';

/** Checks that a licence can be paid for in another way. Throws UNKNOWN_LICENCE, ALREADY_ENDED, MANAGED_ELSEWHERE, NOTHING_TO_CHARGE. */
export function checkPayable(own: Subscription | undefined, now: Date): Subscription {
  if (!own) throw faults.unknownLicence();
  if (!isHeld(own, now)) throw faults.alreadyEnded();
  const refusal = attachRefusal(own);
  if (refusal === 'MANAGED_ELSEWHERE') throw faults.managedElsewhere();
  if (refusal === 'NOTHING_TO_CHARGE') throw faults.nothingToCharge();
  return own;
}
