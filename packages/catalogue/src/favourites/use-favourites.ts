import type { OriginClient } from '@marquee/origin-client';
import { useIsOffered, useSession, useSite } from '@marquee/renderer';
import { useEffect, useMemo } from 'react';
import { Favourites, type Owner } from './favourites';
import { guestFavourites } from './guest-favourites';

const known = new WeakMap<OriginClient, Favourites>();

/** The favourites of whoever is looking at the page, and whose they are; null before that is known. */
export function useFavourites(): { favourites: Favourites; owner: Owner | null } {
  const { origin, realm } = useSite();
  const { status, user } = useSession();
  const guestsToo = useIsOffered('guestFavourites') && realm.features.guestFavourites;
  let favourites = known.get(origin);
  if (!favourites) {
    favourites = new Favourites(origin, guestFavourites(realm.id));
    known.set(origin, favourites);
  }
  const viewerId = status === 'viewer' ? user?.id : undefined;
  const agent = user?.par !== undefined;
  const owner = useMemo((): Owner | null => {
    if (status === 'starting') return null;
    if (viewerId !== undefined) return { as: 'viewer', id: viewerId, agent };
    return guestsToo ? { as: 'guest' } : { as: 'nobody' };
  }, [status, viewerId, agent, guestsToo]);
  return { favourites, owner };
}

/** The same, for parts of a page that can do without: what does not come is asked for again by the next page. */
export function useMarks(): Favourites {
  const { favourites, owner } = useFavourites();
  useEffect(() => {
    if (!owner) return;
    favourites.follow(owner).catch((error: unknown) => {
      console.warn('Favourites did not come.', error);
    });
  }, [favourites, owner]);
  return favourites;
}
