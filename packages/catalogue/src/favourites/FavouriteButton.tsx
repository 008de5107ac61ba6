import { HeartIcon, IconButton } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { useEffect, useSyncExternalStore } from 'react';
import type { TitleView } from '../rules/title-view';
import { useFavourites, useOwner } from './use-favourites';

export type FavouriteButtonProps = Pick<TitleView, 'id' | 'name'>;

/** Once in a page with hearts: asks for what they show. What does not come is asked for again by the next page. */
export function FavouritesOfOwner() {
  const favourites = useFavourites();
  const owner = useOwner();
  useEffect(() => {
    if (!owner) return;
    favourites.follow(owner).catch((error: unknown) => {
      console.warn('Favourites did not come.', error);
    });
  }, [favourites, owner]);
  return null;
}

/** A heart on a title's card, for whoever can have favourites. */
export function FavouriteButton({ id, name }: FavouriteButtonProps) {
  const { t } = useSite();
  const notify = useNotify();
  const confirmAsAgent = useConfirmAsAgent();
  const favourites = useFavourites();
  const marked = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.has(id),
    () => null,
  );
  if (marked === null) return null;

  const toggle = async () => {
    const what = t(marked ? 'favourites.agent.remove' : 'favourites.agent.add', { title: name });
    try {
      await confirmAsAgent(what, (confirmed) => favourites.set(id, !marked, confirmed));
    } catch (error) {
      if (!(error instanceof OriginError)) throw error;
      // The agent has thought better of it.
      if (error.kind === 'aborted') return;
      const offline = error.kind === 'offline';
      notify({
        tone: 'error',
        text: t(offline ? 'favourites.offline' : 'favourites.failed', { title: name }),
      });
    }
  };
  return (
    <IconButton
      variant="overlay"
      icon={<HeartIcon />}
      label={t('favourites.mark', { title: name })}
      aria-pressed={marked}
      onClick={() => void toggle()}
    />
  );
}
