import { apex } from './brands/apex';
import { corral } from './brands/corral';
import { metro } from './brands/metro';
import { noor } from './brands/noor';
import { plain } from './brands/plain';
import { unity } from './brands/unity';
import type { Composer, PosterPlan } from './compose';
import { createComposer } from './compose';
import type { Artwork, ArtworkRequest } from './request';

const composers: Readonly<Record<string, Composer>> = {
  apex: createComposer('apex', apex),
  corral: createComposer('corral', corral),
  metro: createComposer('metro', metro),
  noor: createComposer('noor', noor),
  unity: createComposer('unity', unity),
};

const neutral = createComposer('plain', plain);

const composerOf = (realm: string): Composer => composers[realm] ?? neutral;

/** The dominant colour of a title's artwork, '#rrggbb', without drawing it. */
export function toneOf(realm: string, titleId: string, seed: number): string {
  return composerOf(realm).tone(titleId, seed);
}

/** Draws one piece of catalogue artwork as SVG: the same request always gives the same picture. */
export function renderArtwork(request: ArtworkRequest): Artwork {
  return composerOf(request.realm).draw(request);
}

/** Draws a brand's own picture: a login page's side, a share card. */
export function renderPoster(realm: string, plan: PosterPlan): string {
  return composerOf(realm).poster(plan);
}

/** The name of the composition that a request is drawn as, for contact sheets and tests. */
export function compositionOf(request: ArtworkRequest): string {
  return composerOf(request.realm).sceneName(request);
}

export type { PosterPlan } from './compose';
export type { Artwork, ArtworkCrop, ArtworkKind, ArtworkRequest } from './request';
export { canvases } from './request';
