// Generated from the dependencies of apps/web by "npm run generate". Do not edit.
import { catalogue } from '@marquee/catalogue';
import { commerce } from '@marquee/commerce';
import { identity } from '@marquee/identity';
import { library } from '@marquee/library';
import { player } from '@marquee/player';
import type { FeatureManifest } from '@marquee/renderer';

/** Everything the site can do: each dependency of the app that is a feature. */
export const features: readonly FeatureManifest[] = [catalogue, commerce, identity, library, player];
