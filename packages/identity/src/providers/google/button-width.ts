/** Google's button at its widest (spec 1 §9). */
const GOOGLE_BUTTON_WIDTH = 400;
/** And at its narrowest, which is Google's own limit. */
const LEAST_WIDTH = 200;

/** As wide as Google draws it, or as its place is. A place that is not laid out yet has no width. */
export const googleButtonWidth = (placeWidth: number): number =>
  placeWidth > 0
    ? Math.max(LEAST_WIDTH, Math.min(GOOGLE_BUTTON_WIDTH, Math.floor(placeWidth)))
    : GOOGLE_BUTTON_WIDTH;
