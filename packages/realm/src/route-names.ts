import { ROUTE_PARAMETERS, type RouteName } from './generated/routes';

/** Whether a string names a route. */
export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTE_PARAMETERS, name);
}

/** Every route name, in the order of spec 1 §2. */
export const ROUTE_NAMES: readonly RouteName[] = Object.keys(ROUTE_PARAMETERS).filter(isRouteName);
