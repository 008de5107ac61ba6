import { distance } from 'fastest-levenshtein';

/** Finds the candidate that was probably meant, if one is similar enough. */
export function closest(input: string, candidates: Iterable<string>): string | undefined {
  const typed = input.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    // Two words differ by at least the difference of their lengths.
    if (Math.abs(typed.length - candidate.length) >= least) continue;
    const steps = slips(typed, candidate.toLowerCase());
    if (steps < least) {
      best = candidate;
      least = steps;
    }
  }
  if (best === undefined) return undefined;
  // One typo in a short word, two in a longer one, up to a third of a long one.
  const tolerance = Math.max(1, Math.floor(Math.max(typed.length, best.length) / 3));
  return least <= tolerance ? best : undefined;
}

/** Finds the candidate that was certainly meant: similar, not a very short word, and the only one so similar. */
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

/** Counts the typos between two words; two swapped letters are one typo, not two. */
function slips(typed: string, candidate: string): number {
  const steps = distance(typed, candidate);
  if (steps !== 2 || typed.length !== candidate.length) return steps;
  const at = [...typed].findIndex((letter, index) => letter !== candidate[index]);
  const swapped = typed[at] === candidate[at + 1] && typed[at + 1] === candidate[at];
  return swapped ? 1 : steps;
}

/** Finds the nearest of the numbers among some values. */
export function nearest(value: number, among: readonly string[]): string | undefined {
  const away = (candidate: string) => Math.abs(Number(candidate) - value);
  return among
    .filter((candidate) => !Number.isNaN(away(candidate)))
    .sort((a, b) => away(a) - away(b))[0];
}
