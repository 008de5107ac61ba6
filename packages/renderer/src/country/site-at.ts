import type { Site } from '../site/site';
import { targetsOf } from '../site/targets';
import { isOffered, type Place } from './place';

/** Makes the site for a place: pages that are not offered there are not live, and no menu links to them. */
export function siteAt(site: Site, place: Place): Site {
  const { realm, live, path } = site;
  const there = new Set(
    live.filter(({ restricted }) => isOffered(realm, restricted, place)).map(({ name }) => name),
  );
  const isLive = (name: string) => name === 'root' || there.has(name);
  const resolveTarget = targetsOf(path, isLive);
  const start = resolveTarget(realm.menus.default);
  // A viewer to whom the default page is not offered starts at the home page.
  const home = start ?? resolveTarget({ route: 'home' });
  return {
    ...site,
    place,
    isLive,
    resolveTarget,
    defaultPath: home?.kind === 'page' ? home.path : '/',
  };
}
