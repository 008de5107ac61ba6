/** A title with two sides. The word between them is one of "vs.", "v", "contra", "x", "×", "ضد". */
const BETWEEN = /^(?:(.+?:)\s+)?(.+?\s(?:vs?\.?|contra|x|×|ضد))\s+(.+)$/iu;

/**
 * Cuts a title with two sides where a line may end: the name of the contest, the first side, the
 * second side. A card shows the beginning of each; "Apex 63: Tordahl vs." alone would not say
 * enough. Undefined for other titles.
 */
export function titleParts(name: string): readonly string[] | undefined {
  return BETWEEN.exec(name)?.slice(1).filter(Boolean);
}
