import { useSite } from '@marquee/renderer';
import { type ReactNode, useEffect, useState } from 'react';
import type { PlaybackStore } from '../playback/playback-options';
import type { ShownView } from '../playing/shown-view';
import type { StillThereCardProps } from './StillThereCard';
import { stillThereLabels } from './still-there-labels';
import { usePresence } from './use-presence';

interface StillThereOptions {
  store: Pick<PlaybackStore, 'play' | 'pause' | 'rest'>;
  view: ShownView;
  /** How many titles in a row began by themselves, this one included. */
  untouched: number;
}

/**
 * Pauses where the viewer seems to be away and asks; without an answer the screen is given back, and the place is kept.
 * Returns what lies in front then, else null. Its code comes when it is asked.
 */
export function useStillThere({ store, view, untouched }: StillThereOptions): ReactNode {
  const presence = usePresence(view, untouched);
  const isResting = view.playback.status.is === 'idle';
  useEffect(() => {
    if (presence === 'asked') store.pause();
    if (presence === 'away') store.rest();
  }, [presence, store]);
  const Card = useCard(presence !== 'there');
  if (presence === 'there' || !Card) return null;
  const asks = presence === 'asked' && !isResting && !view.playback.wanted;
  // On the way back into play the player itself says how far it is.
  if (!asks && !isResting) return null;
  const shows = asks ? 'question' : presence === 'away' ? 'rested' : 'stopped';
  return <Card shows={shows} onGoOn={() => store.play()} onStop={store.rest} />;
}

type Card = (props: StillThereCardProps) => ReactNode;

/** The card once it is wanted; without it the viewer sees a title that is paused. */
function useCard(isWanted: boolean): Card | undefined {
  const { ensureLabels } = useSite();
  const [card, setCard] = useState<{ Card: Card }>();
  useEffect(() => {
    if (!isWanted || card) return;
    Promise.all([import('./StillThereCard'), ensureLabels(stillThereLabels)]).then(
      ([code]) => setCard({ Card: code.StillThereCard }),
      (error: unknown) =>
        console.warn('The question whether a viewer is there did not load.', error),
    );
  }, [isWanted, card, ensureLabels]);
  return card?.Card;
}
