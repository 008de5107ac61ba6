import type { FeatureSwitch, PathVariant, Realm } from '@marquee/realm';
import { invariant } from '../invariant';
import { type Audience, ROUTE_TABLE, type RoutePaths, type RouteRow } from '../routes/route-table';
import type { FeatureManifest, RouteEntry } from './feature';
import type { LiveRows } from './site';

/** A route of the realm, live or not: one line of `marquee routes`. `reason` says why. */
export interface RouteDescription {
  name: string;
  path: string;
  paths: RoutePaths;
  audience: Audience;
  feature: string | null;
  switch: FeatureSwitch | null;
  live: boolean;
  reason:
    | 'live'
    | 'live in some countries'
    | 'no page yet'
    | 'switched off by the realm'
    | 'not for this realm';
}

const rows: Record<string, RouteRow> = ROUTE_TABLE;

interface ProvidedPage {
  entry: RouteEntry;
  feature: FeatureManifest;
}

function providedPages(features: readonly FeatureManifest[]): Map<string, ProvidedPage> {
  const provided = new Map<string, ProvidedPage>();
  for (const feature of features) {
    for (const entry of feature.routes) {
      const other = provided.get(entry.name)?.feature.name;
      invariant(
        other !== feature.name,
        `The feature "${feature.name}" provides the route "${entry.name}" twice. Only one page can be shown at an address; remove one of the two entries.`,
      );
      invariant(
        other === undefined,
        `The features "${other}" and "${feature.name}" both provide the route "${entry.name}". One address shows one page; remove it from one of them.`,
      );
      provided.set(entry.name, { entry, feature });
    }
  }
  return provided;
}

/**
 * Routes that only a realm that configures them has. They are here and not in the features' manifests
 * because only the server needs them, and a manifest is sent to every browser.
 */
const NAMED_BY_REALM: Readonly<Record<string, (realm: Realm) => boolean>> = {
  brandedAccount: ({ account }) => account?.path !== undefined,
  externalPage: ({ pages }) => pages.own.length > 0,
};

/** Replaces a row's paths by the realm's own path for it, which is the same in every language. */
function withOwnPath(name: string, row: RouteRow, { account }: Realm): RouteRow {
  const path = account?.path;
  if (name !== 'brandedAccount' || !path) return row;
  return { ...row, paths: { default: path, es: path, pt: path, debug: path } };
}

function rowOf(name: string, page: ProvidedPage | undefined): RouteRow {
  const row = page && 'paths' in page.entry ? page.entry : rows[name];
  invariant(
    row,
    `There is no route "${name}" in the route table. Take a name of the table, or give the route its own paths.`,
  );
  return row;
}

/** Lists every route of the table and of the features, and says which of them the realm has. */
export function describeRoutes(
  realm: Realm,
  features: readonly FeatureManifest[],
  variant: PathVariant = 'default',
): RouteDescription[] {
  const provided = providedPages(features);
  const names = new Set([...Object.keys(ROUTE_TABLE), ...provided.keys()]);
  return [...names].map((name) => {
    // The root has no page of its own: it shows the default menu's page.
    const page = provided.get(name === 'root' ? defaultRoute(realm) : name);
    const listed = name === 'root' ? ROUTE_TABLE.root : rowOf(name, page);
    const row = withOwnPath(name, listed, realm);
    const reason = reasonOf(realm, row, page);
    return {
      name,
      path: row.paths[variant],
      paths: row.paths,
      audience: row.audience,
      feature: page?.feature.name ?? null,
      switch: row.feature ?? null,
      live: reason.startsWith('live'),
      reason,
    };
  });
}

function defaultRoute(realm: Realm): string {
  const target = realm.menus.default;
  return 'route' in target ? target.route : 'home';
}

function reasonOf(
  realm: Realm,
  row: RouteRow,
  page: ProvidedPage | undefined,
): RouteDescription['reason'] {
  if (!page) return 'no page yet';
  if (row.feature && !realm.features[row.feature]) return 'switched off by the realm';
  const there = [page.entry.enabled, NAMED_BY_REALM[page.entry.name]];
  if (there.some((isThere) => isThere && !isThere(realm))) return 'not for this realm';
  return row.feature && realm.restrictions?.[row.feature] ? 'live in some countries' : 'live';
}

/** Selects the routes that a realm has, for `createSite`. */
export function liveRows(realm: Realm, features: readonly FeatureManifest[]): LiveRows {
  return Object.fromEntries(
    describeRoutes(realm, features)
      .filter((route) => route.live)
      .map(({ name, paths, audience, switch: feature, reason }) => [
        name,
        {
          paths,
          audience,
          ...(reason !== 'live' && feature ? { restricted: feature } : {}),
        },
      ]),
  );
}
