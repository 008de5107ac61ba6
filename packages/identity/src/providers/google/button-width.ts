/** The greatest width of Google's button (spec 1 §9). */
const GOOGLE_BUTTON_WIDTH = 400;
/** The smallest width, which is Google's own limit. */
const LEAST_WIDTH = 200;

/**
 * The button's width: Google's greatest, or that of its element. One that is not laid out yet has
 * none.
 */
export const googleButtonWidth = (placeWidth: number): number =>
  placeWidth > 0
    ? Math.max(LEAST_WIDTH, Math.min(GOOGLE_BUTTON_WIDTH, Math.floor(placeWidth)))
    : GOOGLE_BUTTON_WIDTH;
