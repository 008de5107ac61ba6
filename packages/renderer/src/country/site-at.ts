import type { Site } from '../site/site';
import { targetsOf } from '../site/targets';
import { isOffered, type Place } from './place';

/** The site as it is for somebody at a place: what is not offered there is not live, and no menu leads to it. */
export function siteAt(site: Site, place: Place): Site {
  const { realm, live, path } = site;
  const there = new Set(
    live.filter(({ restricted }) => isOffered(realm, restricted, place)).map(({ name }) => name),
  );
  const isLive = (name: string) => name === 'root' || there.has(name);
  const resolveTarget = targetsOf(path, isLive);
  const start = resolveTarget(realm.menus.default);
  // Whoever may not see the default page has a start as well.
  const home = start ?? resolveTarget({ route: 'home' });
  return {
    ...site,
    place,
    isLive,
    resolveTarget,
    defaultPath: home?.kind === 'page' ? home.path : '/',
  };
}
