import {
  type AccentGrounds,
  accentGrounds,
  type BrandInputs,
  type GroundColours,
  SCHEMES,
  type Scheme,
} from '@marquee/theme';
import { DEFAULTS } from '../generated/defaults';

/** What the accent of a `theme` is laid on in one scheme. Of its colours it takes those that the brand gives. */
export const accentGroundsOf = (
  { neutral = DEFAULTS.theme.neutral, surface }: Partial<GroundColours>,
  scheme: Scheme,
): AccentGrounds => accentGrounds({ neutral, surface }, scheme);

/** The same for each scheme in which the pages are drawn. */
export const pagesOf = (
  colours: Partial<GroundColours>,
  scheme: BrandInputs['scheme'],
): AccentGrounds[] => SCHEMES[scheme].map((one) => accentGroundsOf(colours, one));
