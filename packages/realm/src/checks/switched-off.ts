import { placesAt } from '../document/pointer';
import { DEFAULTS } from '../generated/defaults';
import { ROUTE_SWITCHES, type RouteName } from '../generated/routes';
import type { Subject } from './subject';

/** The feature without which a realm does not have a page; undefined for a page that it has. */
export function switchedOff(route: RouteName, { config, refused }: Subject): string | undefined {
  const name = ROUTE_SWITCHES[route];
  if (!name || refused('/features')) return undefined;
  const [own] = placesAt(config, `/features/${name}`);
  const isOn = own ? own.value !== false : DEFAULTS.features[name];
  return isOn ? undefined : name;
}
