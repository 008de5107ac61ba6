import { type PageView, useKeptPage, useSession } from '@marquee/renderer';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Offers } from './load-offers';

/**
 * What can be bought, as this viewer may buy it. What the server rendered is asked for again once the
 * session is known, and so is another viewer's; `isOwn` is false until then. The origin takes the server for a viewer of the
 * country that it is in, so of its answer only default prices may be shown (2 §5); of another viewer's, none.
 */
export function useOffers(): { page: PageView<Offers>; isOwn: boolean; isPriced: boolean } {
  const page = useKeptPage<Offers>();
  const { status, user } = useSession();
  const owner = status === 'viewer' ? (user?.id ?? null) : null;
  const asked = useRef<string | null | undefined>(undefined);
  const has = page.status === 'done' ? page.data.owner : undefined;
  const isOwn = status !== 'starting' && has !== 'server' && has === owner;
  const ask = useEffectEvent(page.retry);
  useEffect(() => {
    if (status === 'starting' || has === undefined || has === owner || asked.current === owner)
      return;
    asked.current = owner;
    ask();
  }, [status, has, owner]);
  return { page, isOwn, isPriced: isOwn || has === 'server' };
}
