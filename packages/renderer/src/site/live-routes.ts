import type { FeatureSwitch, PathVariant } from '@marquee/realm';
import type { Audience, RoutePaths } from '../routes/route-table';
import type { FeatureManifest, RouteEntry } from './feature';

/** What a site has to know of one of its routes. */
export interface LiveRow {
  paths: RoutePaths;
  audience: Audience;
  /** The feature that it belongs to, where that is for some countries alone (spec 1 §6). */
  restricted?: FeatureSwitch;
}

/**
 * The routes that a realm really has, by name. The server works them out (`liveRows`) and sends them with the page,
 * so that no browser downloads the whole product's route table.
 */
export type LiveRows = Readonly<Record<string, LiveRow>>;

/** A route with its page, at its path in the site's language variant. */
export interface LiveRoute extends LiveRow {
  name: string;
  path: string;
  entry: RouteEntry;
  feature: FeatureManifest;
}

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
