import type { FontName } from '../generated/font-names';
import type { Scheme } from './theme-note';

/** Hex colours. `neutral` tints the greys; `surface` is the page, in the scheme its lightness belongs to. */
export interface BrandColours {
  accent: string;
  neutral: string;
  surface?: string;
  accentAlt?: string;
}

/** Everything a brand says about its looks; the rest is derived. */
export interface BrandInputs extends BrandColours {
  scheme: Scheme | 'auto';
  /** Colours that are others in one scheme. */
  light?: Partial<BrandColours>;
  dark?: Partial<BrandColours>;
  fonts: { display: FontName; text: FontName };
  corners: 'sharp' | 'soft' | 'round' | 'pill';
  density: 'compact' | 'regular' | 'airy';
  motion: 'quick' | 'calm' | 'playful' | 'none';
  image: 'plain' | 'rim' | 'duotone' | 'glow' | 'flat' | 'collage';
  ornament: 'none' | 'cut' | 'grain' | 'star-grid' | 'tiles' | 'bands';
  displayCase: 'none' | 'upper';
}

/** What a brand says about its looks in one scheme. A surface that is given for it alone belongs to no other. */
export const inputsIn = (inputs: BrandInputs, scheme: Scheme): BrandInputs => ({
  ...inputs,
  ...inputs[scheme],
  ...(inputs[scheme]?.surface && { scheme }),
});
