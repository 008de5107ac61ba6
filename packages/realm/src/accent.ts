import { hexOf, toneOf } from './colour';
import { type AccentGrounds, accentGrounds, type PageColours, type Scheme } from './theme-grounds';

/** Words need this much, marks and edges of controls that much (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const INTERFACE = 3;

/** The pages that a theme makes, for each scheme that it has, as far as an accent stands on them. */
export const pagesOf = (
  colours: PageColours,
  scheme: Scheme | 'auto',
): readonly [AccentGrounds, ...AccentGrounds[]] =>
  scheme === 'auto'
    ? [accentGrounds(colours, 'light'), accentGrounds(colours, 'dark')]
    : [accentGrounds(colours, scheme)];

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
  const tone = toneOf(accent);
  for (let away = 0.01; away < 1; away += 0.01) {
    const found = [tone.l - away, tone.l + away]
      .filter((l) => l > 0 && l < 1)
      .map((l) => hexOf({ ...tone, l }))
      .find(willDo);
    if (found) return found;
  }
  return undefined;
}
