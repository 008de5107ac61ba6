import { useSession, useSite } from '@marquee/renderer';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { onDemand, type TitleView } from '../rules/title-view';

type HeartCode = typeof import('./FavouriteButton');

const HeartContext = createContext<HeartCode['FavouriteButton'] | null>(null);

/** Lets the cards in it have hearts, once it is known who looks and their code has come: a page's first frame has none. */
export function HeartsProvider({ ready, children }: { ready: boolean; children: ReactNode }) {
  const { status } = useSession();
  const offered = useSite().isLive('favourites') && status !== 'starting';
  const [code, setCode] = useState<HeartCode | null>(null);
  useEffect(() => {
    if (!ready || !offered) return;
    let current = true;
    import('./FavouriteButton').then(
      (loaded) => {
        if (current) setCode(loaded);
      },
      // A page without hearts is a whole page; the next one asks again.
      (error: unknown) => console.warn('No hearts on this page.', error),
    );
    return () => {
      current = false;
    };
  }, [ready, offered]);
  const shown = offered ? code : null;
  return (
    <HeartContext value={shown?.FavouriteButton ?? null}>
      {shown && <shown.FavouritesOfOwner />}
      {children}
    </HeartContext>
  );
}

/** The heart of a title that can be a favourite: one that is watched on demand. */
export function useHeart(title: TitleView): ReactNode {
  const Heart = useContext(HeartContext);
  return Heart && onDemand(title) ? <Heart id={title.id} name={title.name} /> : undefined;
}
