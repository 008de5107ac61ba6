/**
 * Has a text no more than so many characters, as people count them? A family emoji is one, and so is a letter with its accents.
 * Browsers without a segmenter count code points.
 */
export const fitsIn = (text: string, most: number): boolean =>
  text.length <= most ||
  [...(Intl.Segmenter ? new Intl.Segmenter().segment(text) : text)].length <= most;
