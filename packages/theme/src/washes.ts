import { hexOf, type Tone, tinge } from './colour';
import type { Ground } from './grounds';
import type { Scheme } from './scheme';

/** The distance from the surface in lightness, and the share of the hue in the mixed colour. */
type Wash = readonly [number, number];

/** The washes of steps 1 to 7 of a hue. */
const WASHES: Record<Scheme, readonly [Wash, Wash, Wash, Wash, Wash, Wash, Wash]> = {
  light: [
    [-0.012, 0.03],
    [-0.03, 0.07],
    [-0.052, 0.13],
    [-0.08, 0.19],
    [-0.105, 0.25],
    [-0.14, 0.34],
    [-0.19, 0.45],
  ],
  dark: [
    [0.025, 0.08],
    [0.06, 0.16],
    [0.1, 0.28],
    [0.135, 0.34],
    [0.17, 0.4],
    [0.21, 0.47],
    [0.26, 0.58],
  ],
};

/** The index of the soft ground among the washes: it is step 3 of its scale. */
const SOFT = 2;

const washed = (tone: Tone, [by, share]: Wash, { base }: Ground) =>
  hexOf(tinge(base, tone, share, base.l + by));

/** Steps 1 to 7 in a brand's hue: more and more of it, mixed into the surface. */
export const washesOf = (tone: Tone, ground: Ground): string[] =>
  WASHES[ground.scheme].map((wash) => washed(tone, wash, ground));

/** The soft ground in a brand's hue. */
export const softOf = (tone: Tone, ground: Ground): string =>
  washed(tone, WASHES[ground.scheme][SOFT], ground);

/** Steps 1 to 7 of a signal. Its hue does not mix with the surface: green on red would become brown. */
export function signalWashes(hue: number, soft: Record<Scheme, number>, ground: Ground): string[] {
  const { base, scheme } = ground;
  const [, thickness] = WASHES[scheme][SOFT];
  return WASHES[scheme].map(([by, share]) =>
    hexOf({ l: base.l + by, c: (soft[scheme] * share) / thickness, h: hue }),
  );
}

/** All grounds of text in a hue, its soft ground among them. */
export const underText = ({ grounds, tinted }: Ground, soft: string): string[] => [
  ...grounds,
  ...tinted,
  soft,
];

/** All grounds of edges and marks in a hue. */
export const underEdges = ({ grounds, placeholder }: Ground, soft: string): string[] => [
  ...grounds,
  placeholder,
  soft,
];
