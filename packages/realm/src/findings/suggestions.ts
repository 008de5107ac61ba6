import { distance } from 'fastest-levenshtein';

/** The candidate that was probably meant, if one is near enough to say so. */
export function closest(input: string, candidates: Iterable<string>): string | undefined {
  const typed = input.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    // Two words are at least as far apart as their lengths.
    if (Math.abs(typed.length - candidate.length) >= least) continue;
    const steps = slips(typed, candidate.toLowerCase());
    if (steps < least) {
      best = candidate;
      least = steps;
    }
  }
  if (best === undefined) return undefined;
  // One slip in a short word, two in a middling one, about a third of a long one.
  const tolerance = Math.max(1, Math.floor(Math.max(typed.length, best.length) / 3));
  return least <= tolerance ? best : undefined;
}

/** The candidate that was surely meant: near enough, no word of a few letters, and no other is as near. */
export function unmistakable(input: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  const best = closest(input, list);
  if (best === undefined) return undefined;
  const steps = slips(input.toLowerCase(), best.toLowerCase());
  if (steps > 0 && input.length < 4) return undefined;
  const rivals = list.filter(
    (candidate) =>
      candidate !== best && slips(input.toLowerCase(), candidate.toLowerCase()) <= steps,
  );
  return rivals.length === 0 ? best : undefined;
}

/** How many slips lie between two words; two neighbours swapped is one slip, not two. */
function slips(typed: string, candidate: string): number {
  const steps = distance(typed, candidate);
  if (steps !== 2 || typed.length !== candidate.length) return steps;
  const at = [...typed].findIndex((letter, index) => letter !== candidate[index]);
  const swapped = typed[at] === candidate[at + 1] && typed[at + 1] === candidate[at];
  return swapped ? 1 : steps;
}

/** Of the numbers among some values, the one that is least far away. */
export function nearest(value: number, among: readonly string[]): string | undefined {
  const away = (candidate: string) => Math.abs(Number(candidate) - value);
  return among
    .filter((candidate) => !Number.isNaN(away(candidate)))
    .sort((a, b) => away(a) - away(b))[0];
}
