import { catalogue } from '@marquee/catalogue';
import { identity } from '@marquee/identity';
import { library } from '@marquee/library';
import type { FeatureManifest } from '@marquee/renderer';

/** Everything the site can do. The order is the order in which features fill shared slots. */
export const features: readonly FeatureManifest[] = [identity, catalogue, library];
