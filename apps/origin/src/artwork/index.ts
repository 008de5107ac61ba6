import { createRandom } from './random';
import type { Artwork, ArtworkRequest } from './request';
import { canvases } from './request';

const tones: Readonly<Record<string, readonly [string, ...string[]]>> = {
  apex: ['#0b1320', '#121826', '#1a1420'],
  corral: ['#c9a57a', '#b9794f', '#d8bd92'],
  noor: ['#0c3a3c', '#10484a', '#123036'],
  metro: ['#4b5be0', '#7a4fe0', '#2f7fd6'],
  unity: ['#2b2f8f', '#1f8a5b', '#e8e6df'],
  plain: ['#4a525c', '#5c6168', '#3e464e'],
};
const neutral: readonly [string, ...string[]] = ['#4a525c'];

/** The dominant colour of a title's artwork, without drawing it. */
export function toneOf(realm: string, titleId: string, seed: number): string {
  return createRandom(realm, titleId, seed, 'tone').pick(tones[realm] ?? neutral);
}

/** Draws one piece of catalogue artwork as SVG: the same request always gives the same picture. */
export function renderArtwork(request: ArtworkRequest): Artwork {
  const { width, height } = canvases[request.crop];
  const tone = toneOf(request.realm, request.titleId, request.seed);
  const random = createRandom(request.realm, request.titleId, request.seed, request.crop);
  const horizon = Math.round(height * random.between(0.6, 0.75));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${tone}"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#000" fill-opacity=".25"/></svg>`;
  return { svg, width, height, tone };
}

export type { Artwork, ArtworkCrop, ArtworkKind, ArtworkRequest } from './request';
export { canvases } from './request';
