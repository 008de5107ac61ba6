import type { Material } from '../material';
import { material } from '../material';

/** The measures of a four-legged animal, in metres at its own size. */
export interface Species {
  /** Height of the shoulder joint's top and half the trunk's length. */
  back: number;
  half: number;
  /** Radii of the trunk: half height, half width; and how much the belly is drawn up behind. */
  trunk: readonly [number, number];
  tuck: number;
  chest: number;
  rump: number;
  neck: { length: number; base: number; tip: number; arch: number };
  head: { length: number; skull: number; muzzle: number };
  fore: { bones: readonly [number, number, number]; radii: readonly [number, number, number] };
  hind: { bones: readonly [number, number, number]; radii: readonly [number, number, number] };
  foot: 'hoof' | 'paw' | 'pad';
  ears: number;
  horns: 'none' | 'bull' | 'antlers' | 'tusks';
  hump: number;
  mane: 'none' | 'crest' | 'ruff' | 'lion';
  tail: 'horse' | 'tuft' | 'brush' | 'short';
  coat: Material;
}

export const horse: Species = {
  back: 1.5,
  half: 0.62,
  trunk: [0.28, 0.245],
  tuck: 0.07,
  chest: 0.31,
  rump: 0.3,
  neck: { length: 0.76, base: 0.22, tip: 0.105, arch: 0.1 },
  head: { length: 0.47, skull: 0.125, muzzle: 0.068 },
  fore: { bones: [0.5, 0.36, 0.17], radii: [0.088, 0.05, 0.038] },
  hind: { bones: [0.54, 0.46, 0.17], radii: [0.13, 0.062, 0.041] },
  foot: 'hoof',
  ears: 0.15,
  horns: 'none',
  hump: 0,
  mane: 'crest',
  tail: 'horse',
  coat: material.hide,
};

export const bull: Species = {
  ...horse,
  back: 1.42,
  half: 0.68,
  trunk: [0.43, 0.37],
  tuck: 0.02,
  chest: 0.44,
  rump: 0.36,
  neck: { length: 0.44, base: 0.35, tip: 0.22, arch: 0.02 },
  head: { length: 0.42, skull: 0.17, muzzle: 0.12 },
  fore: { bones: [0.4, 0.24, 0.13], radii: [0.12, 0.07, 0.056] },
  hind: { bones: [0.42, 0.34, 0.13], radii: [0.16, 0.08, 0.056] },
  ears: 0.14,
  horns: 'bull',
  hump: 0.16,
  mane: 'none',
  tail: 'tuft',
};

export const camel: Species = {
  ...horse,
  back: 1.82,
  half: 0.6,
  trunk: [0.33, 0.28],
  tuck: 0.14,
  chest: 0.36,
  rump: 0.27,
  neck: { length: 1.12, base: 0.2, tip: 0.095, arch: -0.36 },
  head: { length: 0.44, skull: 0.11, muzzle: 0.078 },
  fore: { bones: [0.66, 0.46, 0.17], radii: [0.1, 0.058, 0.046] },
  hind: { bones: [0.66, 0.54, 0.17], radii: [0.13, 0.065, 0.046] },
  foot: 'pad',
  ears: 0.08,
  hump: 0.36,
  mane: 'none',
  tail: 'tuft',
};

export const stag: Species = {
  ...horse,
  back: 1.2,
  half: 0.5,
  trunk: [0.25, 0.2],
  tuck: 0.08,
  chest: 0.27,
  rump: 0.25,
  neck: { length: 0.62, base: 0.19, tip: 0.1, arch: 0.02 },
  head: { length: 0.32, skull: 0.09, muzzle: 0.045 },
  fore: { bones: [0.42, 0.3, 0.12], radii: [0.075, 0.04, 0.028] },
  hind: { bones: [0.44, 0.38, 0.12], radii: [0.11, 0.05, 0.03] },
  ears: 0.16,
  horns: 'antlers',
  mane: 'ruff',
  tail: 'short',
};

export const fox: Species = {
  ...stag,
  back: 0.62,
  half: 0.34,
  trunk: [0.13, 0.11],
  tuck: 0.05,
  chest: 0.14,
  rump: 0.13,
  neck: { length: 0.24, base: 0.12, tip: 0.085, arch: 0 },
  head: { length: 0.22, skull: 0.085, muzzle: 0.026 },
  fore: { bones: [0.22, 0.17, 0.06], radii: [0.045, 0.026, 0.022] },
  hind: { bones: [0.23, 0.2, 0.06], radii: [0.065, 0.032, 0.022] },
  foot: 'paw',
  ears: 0.13,
  horns: 'none',
  tail: 'brush',
};

export const wolf: Species = {
  ...fox,
  back: 0.86,
  half: 0.46,
  trunk: [0.19, 0.15],
  chest: 0.21,
  rump: 0.17,
  neck: { length: 0.32, base: 0.18, tip: 0.12, arch: 0 },
  head: { length: 0.3, skull: 0.115, muzzle: 0.045 },
  fore: { bones: [0.3, 0.23, 0.08], radii: [0.062, 0.038, 0.032] },
  hind: { bones: [0.32, 0.27, 0.08], radii: [0.09, 0.044, 0.032] },
  ears: 0.12,
  mane: 'ruff',
};

export const lion: Species = {
  ...wolf,
  back: 1.05,
  half: 0.6,
  trunk: [0.25, 0.2],
  chest: 0.27,
  rump: 0.22,
  neck: { length: 0.32, base: 0.22, tip: 0.15, arch: 0 },
  head: { length: 0.34, skull: 0.15, muzzle: 0.09 },
  fore: { bones: [0.38, 0.27, 0.08], radii: [0.09, 0.06, 0.05] },
  hind: { bones: [0.38, 0.32, 0.08], radii: [0.13, 0.062, 0.048] },
  ears: 0.07,
  mane: 'lion',
  tail: 'tuft',
};

export const elephant: Species = {
  ...bull,
  back: 2.5,
  half: 1.0,
  trunk: [0.82, 0.64],
  tuck: -0.06,
  chest: 0.72,
  rump: 0.68,
  neck: { length: 0.62, base: 0.58, tip: 0.46, arch: 0 },
  head: { length: 0.5, skull: 0.42, muzzle: 0.26 },
  fore: { bones: [0.72, 0.52, 0.18], radii: [0.3, 0.2, 0.19] },
  hind: { bones: [0.74, 0.6, 0.18], radii: [0.34, 0.21, 0.19] },
  foot: 'pad',
  ears: 0.62,
  horns: 'tusks',
  hump: 0,
};

export const species = { horse, bull, camel, stag, fox, wolf, lion, elephant } as const;
export type SpeciesName = keyof typeof species;
