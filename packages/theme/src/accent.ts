import { hexOf, readTone } from './colour';
import { INTERFACE, leastContrast, TEXT } from './contrast';
import { type GroundColours, groundIn } from './grounds';
import type { Scheme } from './scheme';
import { softOf, underEdges, underText } from './washes';

/** Measures an accent on the grounds of one scheme; its soft ground depends on the accent itself. */
export interface AccentGrounds {
  scheme: Scheme;
  /** The page's surface, as `#rrggbb`. */
  surface: string;
  /** The least contrast of an accent with all grounds of text in that accent. */
  text(accent: string): number;
  /** The least contrast of an accent with all grounds of edges and of the focus ring. */
  edges(accent: string): number;
}

/** Derives the grounds on which viewers see a brand's accent in one scheme. */
export function accentGrounds(colours: GroundColours, scheme: Scheme): AccentGrounds {
  const ground = groundIn(colours, scheme);
  const soft = (accent: string) => softOf(readTone(accent), ground);
  return {
    scheme,
    surface: hexOf(ground.base),
    text: (accent) => leastContrast(accent, underText(ground, soft(accent))),
    edges: (accent) => leastContrast(accent, underEdges(ground, soft(accent))),
  };
}

/**
 * The accent itself where the theme can use it as it is, else the nearest accent in lightness that it
 * can use; undefined where there is none. No colour can be text on light pages and on dark ones, so
 * an accent for both needs only the contrast of edges.
 */
export function nearestAccent(accent: string, pages: readonly AccentGrounds[]): string | undefined {
  const willDo = (candidate: string) =>
    pages.every(
      ({ edges, text }) =>
        edges(candidate) >= INTERFACE && (pages.length > 1 || text(candidate) >= TEXT),
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
