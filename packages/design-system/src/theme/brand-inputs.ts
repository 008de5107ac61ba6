export type FontName =
  | 'default'
  | 'condensed'
  | 'sober'
  | 'slab'
  | 'humanist'
  | 'kufi'
  | 'naskh'
  | 'rounded'
  | 'wide'
  | 'grotesque';

/** Everything a brand says about its looks; the rest is derived. */
export interface BrandInputs {
  scheme: 'light' | 'dark' | 'auto';
  /** Hex colours. `neutral` tints the greys; `surface` is the page, in the scheme its lightness belongs to. */
  accent: string;
  neutral: string;
  surface?: string;
  accentAlt?: string;
  fonts: { display: FontName; text: FontName };
  corners: 'sharp' | 'soft' | 'round' | 'pill';
  density: 'compact' | 'regular' | 'airy';
  motion: 'quick' | 'calm' | 'playful' | 'none';
  image: 'plain' | 'rim' | 'duotone' | 'glow' | 'flat' | 'collage';
  ornament: 'none' | 'cut' | 'grain' | 'star-grid' | 'tiles' | 'bands';
  displayCase: 'none' | 'upper';
}
