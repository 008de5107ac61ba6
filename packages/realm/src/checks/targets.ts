import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest, unmistakable } from '../findings/suggestions';
import { PLACES } from '../generated/places';
import { ROUTE_PARAMETERS, type RouteName } from '../generated/routes';
import { isRouteName, ROUTE_NAMES } from '../route-names';
import type { Subject } from './subject';

/** Previews for operators and impersonation are never in a menu. */
const isPrivate = (route: RouteName) => route.startsWith('admin') || route === 'impersonate';

const PUBLIC_ROUTES = ROUTE_NAMES.filter((route) => !isPrivate(route));

/** Finds targets on unknown or private routes, and wrong or missing parameters. */
export function targetDrafts({ config, refused }: Subject): Draft[] {
  return PLACES.target
    .flatMap((pattern) => placesAt(config, pattern))
    .flatMap(({ pointer, value }): Draft[] => {
      if (!isRecord(value) || typeof value.route !== 'string' || value.href !== undefined)
        return [];
      const { route } = value;
      if (!isRouteName(route) || isPrivate(route)) {
        const known = isRouteName(route);
        const meant = known ? undefined : unmistakable(route, PUBLIC_ROUTES);
        return [
          {
            rule: known ? 'private-route' : 'unknown-route',
            pointer: childPointer(pointer, 'route'),
            message: known
              ? `The route ${quote(route)} is not for viewers and cannot be in a menu.`
              : `There is no route ${quote(route)}.`,
            allowed: PUBLIC_ROUTES,
            suggestion: known ? undefined : closest(route, PUBLIC_ROUTES),
            ...(meant && { change: { set: meant } }),
          },
        ];
      }
      if (refused(pointer)) return [];
      const params = isRecord(value.params) ? value.params : {};
      return [
        ...parameterDrafts(pointer, route, params),
        // Which pages there are is known once the whole file has its shape.
        ...(route === 'externalPage' && !refused('')
          ? ownPageDrafts(pointer, params.pageId, config)
          : []),
      ];
    });
}

/** An own page has to be there before a menu can lead to it. */
function ownPageDrafts(pointer: string, id: unknown, config: unknown): Draft[] {
  if (typeof id !== 'string') return [];
  const ids = placesAt(config, '/pages/own/*/id').flatMap(({ value }) =>
    typeof value === 'string' ? [value] : [],
  );
  if (ids.includes(id)) return [];
  const meant = unmistakable(id, ids);
  return [
    {
      rule: 'unknown-page',
      pointer: `${pointer}/params/pageId`,
      message: `There is no page ${quote(id)} under pages.own.`,
      allowed: ids,
      suggestion: closest(id, ids),
      ...(meant && { change: { set: meant } }),
    },
  ];
}

function parameterDrafts(
  pointer: string,
  route: RouteName,
  params: Record<string, unknown>,
): Draft[] {
  const parameters: readonly string[] = ROUTE_PARAMETERS[route];
  const names = parameters.map((parameter) => parameter.replace('?', ''));
  const missing = new Set(
    parameters.filter((name) => !name.endsWith('?') && !Object.hasOwn(params, name)),
  );

  const drafts = Object.keys(params)
    .filter((key) => !names.includes(key))
    .map((key): Draft => {
      const meant = closest(key, names) ?? (missing.size === 1 ? [...missing][0] : undefined);
      if (meant) missing.delete(meant);
      return {
        rule: 'unknown-param',
        pointer: childPointer(childPointer(pointer, 'params'), key),
        at: 'key',
        message: `The route ${quote(route)} has no parameter ${quote(key)}.`,
        allowed: names,
        suggestion: meant,
        ...(meant && unmistakable(key, [meant]) && { change: { rename: meant } }),
      };
    });

  if (missing.size > 0) {
    const wanted = [...missing];
    drafts.push({
      rule: 'missing-param',
      pointer,
      message: `The route ${quote(route)} needs a value for ${wanted.map(quote).join(' and ')}.`,
      allowed: names,
      suggestion: `"params": { ${wanted.map((name) => `"${name}": "…"`).join(', ')} }`,
    });
  }
  return drafts;
}
