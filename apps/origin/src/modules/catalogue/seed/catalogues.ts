import { apex } from './apex/catalogue';
import type { CatalogueSeed } from './catalogue-seed';
import { corral } from './corral/catalogue';
import { metro } from './metro/catalogue';
import { noor } from './noor/catalogue';
import { plain } from './plain/catalogue';
import { unity } from './unity/catalogue';

/** The catalogue of each sample realm. */
export const sampleCatalogues: Readonly<Record<string, CatalogueSeed>> = {
  apex,
  corral,
  noor,
  metro,
  unity,
  plain,
};
