import type { OriginClient } from '@marquee/origin-client';
import { useIsOffered, useSession, useSite } from '@marquee/renderer';
import { useMemo } from 'react';
import { Favourites, type Owner } from './favourites';
import { guestFavourites } from './guest-favourites';

const known = new WeakMap<OriginClient, Favourites>();

/** The favourites that the page shows, one object for all hearts; `follow` sets their owner. */
export function useFavourites(): Favourites {
  const { origin, realm } = useSite();
  let favourites = known.get(origin);
  if (!favourites) {
    favourites = new Favourites(origin, guestFavourites(realm.id));
    known.set(origin, favourites);
  }
  return favourites;
}

/** The owner of the favourites that the page shows; null before the session is known. */
export function useOwner(): Owner | null {
  const { realm } = useSite();
  const { status, user } = useSession();
  const guestsToo = useIsOffered('guestFavourites') && realm.features.guestFavourites;
  const viewerId = status === 'viewer' ? user?.id : undefined;
  const agent = user?.par !== undefined;
  return useMemo((): Owner | null => {
    if (status === 'starting') return null;
    if (viewerId !== undefined) return { as: 'viewer', id: viewerId, agent };
    return guestsToo ? { as: 'guest' } : { as: 'none' };
  }, [status, viewerId, agent, guestsToo]);
}
