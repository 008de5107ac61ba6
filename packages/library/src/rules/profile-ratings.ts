/** The highest minimum age that a new child's profile may see. */
export const DEFAULT_RATING = 11;

const STEPS: readonly number[] = [0, 6, 9, 11, 13, 15, 17];

/** The ages to choose from for a child's profile; the one that it has is among them. */
export const ratingChoices = (present: number): readonly number[] =>
  [...new Set([...STEPS, present])].sort((one, other) => one - other);
