import type { PathVariant } from '@marquee/realm';
import type { FeatureManifest } from './feature';
import type { LiveRoute, LiveRows } from './site';

/** Joins the realm's rows with the features' pages. */
export function liveRoutes(
  rows: LiveRows,
  features: readonly FeatureManifest[],
  variant: PathVariant,
): LiveRoute[] {
  return features.flatMap((feature) =>
    feature.routes.flatMap((entry) => {
      const row = rows[entry.name];
      if (!row) return [];
      return [{ name: entry.name, path: row.paths[variant], ...row, entry, feature }];
    }),
  );
}
