/** What stands between two sides, in the languages that titles are written in: "vs.", "v", "contra", "x", "×", "ضد". */
const BETWEEN = /^(?:(.+?:)\s+)?(.+?\s(?:vs?\.?|contra|x|×|ضد))\s+(.+)$/iu;

/**
 * A title of two sides, cut where a line may end: what the contest is called, the first side, the second. A card keeps the
 * beginning of each in sight; cut at its end, "Apex 63: Tordahl vs." would say nothing. Other titles have no parts.
 */
export function titleParts(name: string): readonly string[] | undefined {
  return BETWEEN.exec(name)?.slice(1).filter(Boolean);
}
