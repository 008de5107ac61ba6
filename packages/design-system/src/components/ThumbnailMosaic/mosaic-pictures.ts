/** A watchlist shows four pictures (spec 2 §9). */
const MOST = 4;

/**
 * The pictures of a mosaic: the first four of the list in its present order. An item without a
 * picture gives its place to the next, so when one of four is removed and there is a fifth, the
 * fifth is shown.
 */
export function mosaicPictures<Picture extends object>(
  items: readonly (Picture | null | undefined)[],
): Picture[] {
  return items.filter((item) => item !== null && item !== undefined).slice(0, MOST);
}
