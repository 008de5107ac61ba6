import { HeartIcon, IconButton } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { useSyncExternalStore } from 'react';
import type { TitleView } from '../rules/title-view';
import { useMarks } from './use-favourites';

export type FavouriteButtonProps = Pick<TitleView, 'id' | 'name'>;

/** A heart on a title's card, for whoever can have favourites. */
export function FavouriteButton({ id, name }: FavouriteButtonProps) {
  const { t } = useSite();
  const notify = useNotify();
  const confirmAsAgent = useConfirmAsAgent();
  const favourites = useMarks();
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
