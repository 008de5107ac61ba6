import type { FeatureSwitch, PathVariant, Realm } from '@marquee/realm';
import { invariant } from '../invariant';
import { type Audience, ROUTE_TABLE, type RoutePaths, type RouteRow } from '../routes/route-table';
import type { FeatureManifest, RouteEntry } from './feature';

/** A route that a realm really has: a page of a feature at a path of the realm's language variant. */
export interface LiveRoute {
  name: string;
  path: string;
  paths: RoutePaths;
  audience: Audience;
  entry: RouteEntry;
  feature: FeatureManifest;
}

/** One line of the printed route table. `live` says why not when it is not. */
export interface RouteDescription {
  name: string;
  path: string;
  paths: RoutePaths;
  audience: Audience;
  feature: string | null;
  switch: FeatureSwitch | null;
  live: boolean;
  reason: 'live' | 'no page yet' | 'switched off by the realm' | 'not for this realm';
}

const rows: Record<string, RouteRow> = ROUTE_TABLE;

function rowOf(entry: RouteEntry): RouteRow {
  if ('paths' in entry) return entry;
  const row = rows[entry.name];
  invariant(
    row,
    `There is no route "${entry.name}" in the route table. Take a name of the table, or give the route its own paths.`,
  );
  return row;
}

/** Every route of the table and of the features, with what this realm makes of it. */
export function describeRoutes(
  realm: Realm,
  features: readonly FeatureManifest[],
  variant: PathVariant = 'default',
): RouteDescription[] {
  const provided = new Map<string, { entry: RouteEntry; feature: FeatureManifest }>();
  for (const feature of features) {
    for (const entry of feature.routes) {
      const other = provided.get(entry.name)?.feature.name;
      invariant(
        other === undefined,
        `The features "${other}" and "${feature.name}" both provide the route "${entry.name}". One address shows one page; remove it from one of them.`,
      );
      provided.set(entry.name, { entry, feature });
    }
  }
  const names = new Set([...Object.keys(ROUTE_TABLE), ...provided.keys()]);
  return [...names].map((name) => {
    const page = provided.get(name);
    const row = page ? rowOf(page.entry) : rows[name];
    invariant(row, `The route "${name}" has no row.`);
    const on = !row.feature || realm.features[row.feature];
    const wanted = page?.entry.enabled?.(realm) ?? true;
    const reason = !page
      ? 'no page yet'
      : !on
        ? 'switched off by the realm'
        : wanted
          ? 'live'
          : 'not for this realm';
    return {
      name,
      path: row.paths[variant],
      paths: row.paths,
      audience: row.audience,
      feature: page?.feature.name ?? null,
      switch: row.feature ?? null,
      live: reason === 'live',
      reason,
    };
  });
}

/** The routes that are live in a realm, with their pages. */
export function liveRoutes(
  realm: Realm,
  features: readonly FeatureManifest[],
  variant: PathVariant,
): LiveRoute[] {
  const live = new Set(
    describeRoutes(realm, features, variant)
      .filter((route) => route.live)
      .map((route) => route.name),
  );
  return features.flatMap((feature) =>
    feature.routes
      .filter((entry) => live.has(entry.name))
      .map((entry) => {
        const row = rowOf(entry);
        return {
          name: entry.name,
          path: row.paths[variant],
          paths: row.paths,
          audience: row.audience,
          entry,
          feature,
        };
      }),
  );
}
