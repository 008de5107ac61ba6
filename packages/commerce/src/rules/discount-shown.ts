import type { Licence } from '../contract';

export type Discount = NonNullable<Licence['discounts']>[number];

/**
 * Is a discount shown beside its licence (2 §4)? An ordinary one unless it is upcoming and the licence is not paused; one for
 * every later charge only when it is upcoming, or active on a paused licence.
 */
export const discountShown = (
  { state, lifeTimeRepeat }: Pick<Discount, 'state' | 'lifeTimeRepeat'>,
  isPaused: boolean,
): boolean =>
  lifeTimeRepeat
    ? state === 'UPCOMING' || (state === 'ACTIVE' && isPaused)
    : state !== 'UPCOMING' || isPaused;

/** The label of a discount, by its state. */
export const discountLabel = ({ state }: Pick<Discount, 'state'>): string => `discount.${state}`;
