import type { OriginClient } from '@marquee/origin-client';
import { useIsOffered, useSession, useSite } from '@marquee/renderer';
import { useMemo } from 'react';
import { Favourites, type Owner } from './favourites';
import { guestFavourites } from './guest-favourites';

const known = new WeakMap<OriginClient, Favourites>();

/** The favourites of whoever looks at the site, once somebody has said who that is (`follow`). */
export function useFavourites(): Favourites {
  const { origin, realm } = useSite();
  let favourites = known.get(origin);
  if (!favourites) {
    favourites = new Favourites(origin, guestFavourites(realm.id));
    known.set(origin, favourites);
  }
  return favourites;
}

/** Whose favourites the page shows; null before that is known. */
export function useOwner(): Owner | null {
  const { realm } = useSite();
  const { status, user } = useSession();
  const guestsToo = useIsOffered('guestFavourites') && realm.features.guestFavourites;
  const viewerId = status === 'viewer' ? user?.id : undefined;
  const agent = user?.par !== undefined;
  return useMemo((): Owner | null => {
    if (status === 'starting') return null;
    if (viewerId !== undefined) return { as: 'viewer', id: viewerId, agent };
    return guestsToo ? { as: 'guest' } : { as: 'nobody' };
  }, [status, viewerId, agent, guestsToo]);
}
