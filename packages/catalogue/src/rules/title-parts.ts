/** What stands between two sides, in the languages that titles are written in: "vs.", "v", "contra", "x", "×", "ضد". */
const BETWEEN = /^(?:(?<lead>.+?:)\s+)?(?<first>.+?\s(?:vs?\.?|contra|x|×|ضد))\s+(?<second>.+)$/iu;

/**
 * A title of two sides, cut where a line may end: what the contest is called, the first side, the second. A card keeps the
 * beginning of each in sight; cut at its end, "Apex 63: Tordahl vs." would say nothing. Other titles have no parts.
 */
export function titleParts(name: string): readonly string[] | undefined {
  const { lead, first, second } = BETWEEN.exec(name)?.groups ?? {};
  if (!first || !second) return undefined;
  return lead ? [lead, first, second] : [first, second];
}
