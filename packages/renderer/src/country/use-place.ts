import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session';
import type { Site } from '../site/site';
import { useSite } from '../site/use-site';
import { countryLabels } from './country-labels';
import { viewerOf } from './viewer-of';

/**
 * Finds the viewer's country in realms with features for some countries alone, and again when another
 * viewer signs in. Until it is known, and when the code cannot be loaded, these features are not
 * offered; the next page tries again.
 */
export function usePlace(onSite: (site: Site) => void): void {
  const site = useSite();
  const session = useSession();
  const { key } = useLocation();
  const viewer = viewerOf(session);
  const { realm, place, origin, ensureLabels } = site;
  const wanted =
    realm.restrictions !== undefined &&
    session.status !== 'starting' &&
    !(place && place.viewer === viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost on the way is asked for by the next page
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    Promise.all([
      import('./find-place').then(({ findPlace }) => findPlace(origin, viewer)),
      import('./site-at'),
      ensureLabels(countryLabels),
    ]).then(
      ([found, { siteAt }]) => isCurrent && onSite(siteAt(site, found)),
      (error: unknown) => console.warn('It is not known where the viewer is.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, viewer, key]);
}
