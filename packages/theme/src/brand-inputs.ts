import type { FontName } from './generated/font-names';
import type { Scheme } from './scheme';

/** Colours as `#rrggbb`. `neutral` tints the greys; `surface` is the page, in the scheme its lightness belongs to. */
export interface BrandColours {
  accent: string;
  neutral: string;
  surface?: string;
  accentAlt?: string;
}

/** What every colour of a brand's pages is derived from. */
export interface ColourInputs extends BrandColours {
  scheme: Scheme | 'auto';
  /** Colours that are others in one scheme. */
  light?: Partial<BrandColours>;
  dark?: Partial<BrandColours>;
}

/** Everything a brand says about its looks; the rest is derived. */
export interface BrandInputs extends ColourInputs {
  fonts: { display: FontName; text: FontName };
  corners: 'sharp' | 'soft' | 'round' | 'pill';
  density: 'compact' | 'regular' | 'airy';
  motion: 'quick' | 'calm' | 'playful' | 'none';
  image: 'plain' | 'rim' | 'duotone' | 'glow' | 'flat' | 'collage';
  ornament: 'none' | 'cut' | 'grain' | 'star-grid' | 'tiles' | 'bands';
  displayCase: 'none' | 'upper';
}

/** A brand's colours in one scheme. A surface that is given for it alone belongs to no other. */
export const inputsIn = (inputs: ColourInputs, scheme: Scheme): ColourInputs => ({
  ...inputs,
  ...inputs[scheme],
  scheme: inputs[scheme]?.surface ? scheme : inputs.scheme,
});
