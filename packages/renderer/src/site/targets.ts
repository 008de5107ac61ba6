import type { RouteName } from '@marquee/realm';
import type { PathBuilder } from '../routes/paths';
import type { Site } from './site';

/** Makes the function that resolves a menu's target, for the pages that `isLive` has. */
export const targetsOf =
  (path: PathBuilder, isLive: Site['isLive']): Site['resolveTarget'] =>
  (target) => {
    if ('href' in target) return { kind: 'external', href: target.href };
    if (!isLive(target.route)) return null;
    // The realm's validator has checked that the target carries the parameters its route needs.
    const untyped = path as (name: RouteName, params?: Record<string, string>) => string;
    return { kind: 'page', path: untyped(target.route, target.params) };
  };
