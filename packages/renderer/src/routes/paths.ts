import type { LanguageTag, PathVariant, Realm, RouteName } from '@marquee/realm';
import { invariant } from '../invariant';
import type { RouteParams, RoutePaths } from './route-table';

export type QueryValues = Record<string, string | number | boolean | undefined>;

/** Query and fragment of a link to a route. */
export interface PathOptions {
  query?: QueryValues | URLSearchParams;
  hash?: string;
}

type PathArguments<Name extends RouteName> =
  Record<string, never> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, options?: PathOptions]
    : [params: RouteParams<Name>, options?: PathOptions];

/** Builds addresses inside a site, in the path variant of its locale and without the locale's prefix. */
export type PathBuilder = <Name extends RouteName>(
  name: Name,
  ...rest: PathArguments<Name>
) => string;

/**
 * Fills a path pattern. Optional segments without a value are left out together with their slash.
 * @throws {Error} when a required parameter is missing.
 */
export function fillPath(pattern: string, params: Record<string, string | undefined> = {}): string {
  const segments = pattern.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [encodeSegment(segment)];
    const optional = segment.endsWith('?');
    const name = segment.slice(1, optional ? -1 : undefined);
    const value = params[name];
    if (value === undefined || value === '') {
      invariant(
        optional,
        `The path ${pattern} needs the parameter "${name}". Without it the link would lead to another page; pass it where the path is built.`,
      );
      return [];
    }
    return [encodeSegment(value)];
  });
  return segments.join('/') || '/';
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%40/g, '@');
}

export function withOptions(path: string, { query, hash }: PathOptions = {}): string {
  const search = query instanceof URLSearchParams ? query : toSearchParams(query);
  const text = search.toString();
  return `${path}${text ? `?${text}` : ''}${hash ? `#${hash.replace(/^#/, '')}` : ''}`;
}

function toSearchParams(query: QueryValues = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) params.set(key, String(value));
  }
  return params;
}

/**
 * Makes the typed path builder of one path variant for the routes that a realm has.
 * @throws {Error} from the builder, for a route that the realm does not have: ask `site.isLive(name)` first.
 */
export function createPaths(
  variant: PathVariant,
  rows: Readonly<Record<string, { paths: RoutePaths }>>,
): PathBuilder {
  const build = (
    name: RouteName,
    params: Record<string, string | undefined> = {},
    options: PathOptions = {},
  ) => {
    const row = rows[name];
    invariant(
      row,
      `There is no page for the route "${name}" in this realm, so a link to it would lead nowhere. Ask site.isLive("${name}") first.`,
    );
    return withOptions(fillPath(row.paths[variant], params), options);
  };
  // The public type ties the parameters to the name; the code above treats all names alike.
  return build as PathBuilder;
}

/** The prefix of a locale's addresses: empty for the realm's default locale. */
export function basenameOf(realm: Realm, locale: LanguageTag): string {
  return locale === realm.locales.default ? '' : `/${locale}`;
}

/** Turns a title into the readable last segment of an address: "Kaito v. Ríos" → "kaito-v-rios". */
export function slug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
