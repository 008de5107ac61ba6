import { hexOf, readTone } from './colour';
import { INTERFACE, leastContrast, TEXT } from './contrast';
import { type GroundColours, groundIn } from './grounds';
import type { Scheme } from './scheme';
import { softOf, underEdges, underWords } from './washes';

/** What one scheme lays an accent on; the soft ground depends on the accent itself. */
export interface AccentGrounds {
  scheme: Scheme;
  /** The page's surface, as `#rrggbb`. */
  surface: string;
  /** The least contrast of an accent with all that words in it stand on. */
  words(accent: string): number;
  /** The same of edges, and of the mark of the focus. */
  edges(accent: string): number;
}

/** Derives what a brand's accent has to be seen and read on in one scheme. */
export function accentGrounds(colours: GroundColours, scheme: Scheme): AccentGrounds {
  const ground = groundIn(colours, scheme);
  const soft = (accent: string) => softOf(readTone(accent), ground);
  return {
    scheme,
    surface: hexOf(ground.base),
    words: (accent) => leastContrast(accent, underWords(ground, soft(accent))),
    edges: (accent) => leastContrast(accent, underEdges(ground, soft(accent))),
  };
}

/**
 * The accent itself where the theme leaves it as it is, else the nearest in lightness that it would. No colour can be read
 * on light pages and on dark ones: of an accent for both it is asked that it can be seen. Nothing where there is none.
 */
export function nearestAccent(accent: string, pages: readonly AccentGrounds[]): string | undefined {
  const willDo = (candidate: string) =>
    pages.every(
      ({ edges, words }) =>
        edges(candidate) >= INTERFACE && (pages.length > 1 || words(candidate) >= TEXT),
    );
  if (willDo(accent)) return accent;
  const tone = readTone(accent);
  for (let away = 0.01; away < 1; away += 0.01) {
    const found = [tone.l - away, tone.l + away]
      .filter((l) => l > 0 && l < 1)
      .map((l) => hexOf({ ...tone, l }))
      .find(willDo);
    if (found) return found;
  }
  return undefined;
}
