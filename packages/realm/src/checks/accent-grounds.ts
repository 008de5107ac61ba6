import {
  type AccentGrounds,
  accentGrounds,
  type BrandInputs,
  type GroundColours,
  SCHEMES,
  type Scheme,
} from '@marquee/theme';
import { DEFAULTS } from '../generated/defaults';

/** The grounds of a theme's accent in one scheme, with the colours that the brand gives. */
export const accentGroundsOf = (
  { neutral = DEFAULTS.theme.neutral, surface }: Partial<GroundColours>,
  scheme: Scheme,
): AccentGrounds => accentGrounds({ neutral, surface }, scheme);

/** The grounds of a theme's accent in each scheme of the pages. */
export const pagesOf = (
  colours: Partial<GroundColours>,
  scheme: BrandInputs['scheme'],
): AccentGrounds[] => SCHEMES[scheme].map((one) => accentGroundsOf(colours, one));
