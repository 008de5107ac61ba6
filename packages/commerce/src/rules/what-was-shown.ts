import type { Arrangement, Basket } from '../contract';

/** What the viewer saw of a basket when they pressed: what is charged now, and what is charged later (spec 5 §0). */
export const whatWasShown = ({
  version,
  today,
  later,
}: Pick<Basket, 'version' | 'today' | 'later'>): Arrangement['expected'] => ({
  version,
  total: today.amount,
  later: later?.amount.amount,
});

/** The amounts that have changed between two states of a basket: of today, else of later; null where neither has. */
export function changedAmounts(
  before: Pick<Basket, 'today' | 'later'>,
  after: Pick<Basket, 'today' | 'later'>,
): {
  when: 'today' | 'later';
  before: Basket['today'] | null;
  after: Basket['today'] | null;
} | null {
  if (before.today.amount !== after.today.amount)
    return { when: 'today', before: before.today, after: after.today };
  const [was, is] = [before.later?.amount ?? null, after.later?.amount ?? null];
  return was?.amount === is?.amount ? null : { when: 'later', before: was, after: is };
}
