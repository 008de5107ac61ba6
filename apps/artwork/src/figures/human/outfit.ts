import type { Clay } from '../../solid/shapes';
import type { Material } from '../material';
import { material } from '../material';
import type { Build, Skeleton } from './pose';

/** The clothing of a part of the body, and its distance from the skin in metres. */
export interface Cover {
  material: Material;
  grow: number;
}

/** Adds what does not follow the body: hems, hats, gloves, belts. */
export type Extra = (clay: Clay, bones: Skeleton, build: Build) => void;

export interface Outfit {
  torso: Cover;
  hips: Cover;
  upperArm: Cover;
  forearm: Cover;
  hand: Cover;
  thigh: Cover;
  shin: Cover;
  foot: Cover;
  extras: readonly Extra[];
}

const bare: Cover = { material: material.skin, grow: 0 };

export const nothingOn: Outfit = {
  torso: bare,
  hips: bare,
  upperArm: bare,
  forearm: bare,
  hand: bare,
  thigh: bare,
  shin: bare,
  foot: bare,
  extras: [],
};

/** Later pieces go over earlier ones; extras add up. */
export function wear(...pieces: readonly Partial<Outfit>[]): Outfit {
  const extras = pieces.flatMap((piece) => piece.extras ?? []);
  return { ...Object.assign({}, nothingOn, ...pieces), extras };
}
