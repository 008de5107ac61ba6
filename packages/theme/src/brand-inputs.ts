import type { FontName } from './generated/font-names';
import type { Scheme } from './scheme';

/** Colours as `#rrggbb`. `neutral` tints the greys; `surface` is the page's, in the scheme of its lightness. */
export interface BrandColours {
  accent: string;
  neutral: string;
  surface?: string;
  accentAlt?: string;
}

/** The inputs from which all colours of a brand's pages are derived. */
export interface ColourInputs extends BrandColours {
  scheme: Scheme | 'auto';
  /** Colours that are different in one scheme. */
  light?: Partial<BrandColours>;
  dark?: Partial<BrandColours>;
}

/** All inputs of a brand's theme; the rest is derived. */
export interface BrandInputs extends ColourInputs {
  fonts: { display: FontName; text: FontName };
  corners: 'sharp' | 'soft' | 'round' | 'pill';
  density: 'compact' | 'regular' | 'airy';
  motion: 'quick' | 'calm' | 'playful' | 'none';
  image: 'plain' | 'rim' | 'duotone' | 'glow' | 'flat' | 'collage';
  ornament: 'none' | 'cut' | 'grain' | 'star-grid' | 'tiles' | 'bands';
  displayCase: 'none' | 'upper';
}

/** A brand's colours in one scheme. A surface that is given for one scheme is not used in the other. */
export const inputsIn = (inputs: ColourInputs, scheme: Scheme): ColourInputs => ({
  ...inputs,
  ...inputs[scheme],
  scheme: inputs[scheme]?.surface ? scheme : inputs.scheme,
});
