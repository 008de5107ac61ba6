import type { Picture } from '../paint/picture';
import { createPicture } from '../paint/picture';
import type { Random } from '../random';
import type { ArtworkCrop, ArtworkKind, ArtworkRequest, Canvas } from '../request';
import { canvases } from '../request';

/** The stage that every scene draws on. */
export interface Stage {
  picture: Picture;
  /** The same for every crop of a title: the places of people, and the light. */
  random: Random;
  /** The crop's own: dust, crowds and the like, which may differ between crops. */
  loose: Random;
  crop: ArtworkCrop;
  kind: ArtworkKind;
  /** Name and league in lower case: subjects are chosen by their words. */
  words: string;
  w: number;
  h: number;
  /** A hundredth of the picture's size, for lines and grains that keep their weight in every crop. */
  u: number;
  /** Wide crops leave the start third calm for a title, tall heroes the lower end. */
  area: Area;
}

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The area for the subject, in shares of the canvas. */
const areas: Readonly<Record<ArtworkCrop, Area>> = {
  hero: { left: 0.4, right: 0.98, top: 0.05, bottom: 1 },
  heroMobile: { left: 0.03, right: 0.97, top: 0.04, bottom: 0.78 },
  landscape: { left: 0.1, right: 0.94, top: 0.05, bottom: 0.98 },
  portrait: { left: 0.04, right: 0.96, top: 0.06, bottom: 0.97 },
  square: { left: 0.06, right: 0.94, top: 0.06, bottom: 0.97 },
};

/** The words that a title is known by; ids are slugs, and say as much as names. */
export const wordsOf = ({ name, league, titleId }: ArtworkRequest): string =>
  `${name} ${league ?? ''} ${titleId.replaceAll('-', ' ')}`.toLowerCase();

export function createStage(request: ArtworkRequest, random: Random, mirrored = false): Stage {
  const share = areas[request.crop];
  return createStageOf(canvases[request.crop], {
    random,
    crop: request.crop,
    kind: request.kind,
    words: wordsOf(request),
    share: mirrored ? { ...share, left: 1 - share.right, right: 1 - share.left } : share,
  });
}

export interface StagePlan {
  random: Random;
  crop: ArtworkCrop;
  kind: ArtworkKind;
  words: string;
  /** The subject's area in shares of the canvas. */
  share: Area;
}

/** A stage of any size: login pages and share cards are not crops of a title. */
export function createStageOf({ width: w, height: h }: Canvas, plan: StagePlan): Stage {
  const { random, crop, kind, words, share } = plan;
  return {
    picture: createPicture(w, h),
    random: random.fork('scene'),
    loose: random.fork(crop),
    crop,
    kind,
    words,
    w,
    h,
    u: Math.sqrt(w * h) / 100,
    area: {
      left: share.left * w,
      right: share.right * w,
      top: share.top * h,
      bottom: share.bottom * h,
    },
  };
}

/** A box of metres laid into the subject's area. */
export interface Fit {
  scale: number;
  x(metres: number): number;
  y(metres: number): number;
}

export interface FitOptions {
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Above 1 lets the subject run out of the picture. */
  zoom?: number;
  /** The place of the box when there is room to spare: 0 start or top, 1 end or bottom. */
  alignX?: number;
  alignY?: number;
}

export function fit(stage: Stage, box: FitOptions): Fit {
  const { area } = stage;
  const wide = area.right - area.left;
  const tall = area.bottom - area.top;
  const { zoom = 1, alignX = 0.5, alignY = 1 } = box;
  const scale = Math.min(wide / (box.right - box.left), tall / (box.top - box.bottom)) * zoom;
  const x0 = area.left + (wide - (box.right - box.left) * scale) * alignX;
  const y0 = area.top + (tall - (box.top - box.bottom) * scale) * alignY;
  return {
    scale,
    x: (metres) => x0 + (metres - box.left) * scale,
    y: (metres) => y0 + (box.top - metres) * scale,
  };
}

export const isTall = (stage: Stage): boolean => stage.h > stage.w * 1.1;
export const isWide = (stage: Stage): boolean => stage.w > stage.h * 1.1;

/**
 * The fineness with which a figure is sampled for its size in the picture, in a few steps so that
 * crops share figures.
 */
export function detailFor(stage: Stage, scale: number): number {
  const wanted = (scale / stage.h) * 225;
  const steps = [40, 60, 85, 115, 150, 200];
  return steps.find((step) => step >= wanted * 0.9) ?? 250;
}
