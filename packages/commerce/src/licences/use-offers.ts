import { type PageView, useKeptPage, useSession } from '@marquee/renderer';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Offers } from './load-offers';

/**
 * What can be bought, as this viewer may buy it. What the server rendered is asked for again once the
 * session is known, and so is another viewer's; `isOwn` is false until then. The server's prices are those of no country
 * in particular, which hold for whoever has no local ones (2 §5): they are shown meanwhile, another viewer's are not.
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
