import type { FeatureSwitch, PathVariant, RouteName } from '@marquee/realm';
import type { Audience, ROUTE_TABLE } from '../generated/route-table';

export type { Audience } from '../generated/route-table';
export { ROUTE_TABLE } from '../generated/route-table';

/** One path for each path variant, without the locale's prefix; optional segments end in `?`. */
export type RoutePaths = Readonly<Record<PathVariant, string>>;

export interface RouteRow {
  readonly paths: RoutePaths;
  readonly audience: Audience;
  /** The realm's switch that turns the page on; a row without one is always on. */
  readonly feature?: FeatureSwitch;
}

/** Parameter names of a path: required ones as strings, optional ones (`:id?`) as optional strings. */
export type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Path extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;

/** The parameters that a route of the table takes. */
export type RouteParams<Name extends RouteName> = ParamsOf<
  (typeof ROUTE_TABLE)[Name]['paths']['default']
>;
