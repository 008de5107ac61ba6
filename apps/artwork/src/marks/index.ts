import { apexMark } from './apex';
import { corralMark } from './corral';
import type { BrandMark } from './mark';
import { metroMark } from './metro';
import { noorMark } from './noor';
import { plainMark } from './plain';
import { unityMark } from './unity';

/** The sample brands' own marks, by realm. */
export const marks = {
  apex: apexMark,
  corral: corralMark,
  noor: noorMark,
  metro: metroMark,
  unity: unityMark,
  plain: plainMark,
} as const satisfies Record<string, BrandMark>;
