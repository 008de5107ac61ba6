import { Button, PlayerMessage, PlayIcon } from '@marquee/design-system';
import { useLabels } from '@marquee/renderer';
import { useEffect, useRef } from 'react';

export interface StillThereCardProps {
  /** The question, or what is left of it: the viewer has not answered, or has said no. */
  shows: 'question' | 'rested' | 'stopped';
  onGoOn: () => void;
  onStop: () => void;
}

/** Asks in the player's place whether the viewer is there, with the focus on going on. */
export function StillThereCard({ shows, onGoOn, onStop }: StillThereCardProps) {
  const t = useLabels();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card takes the focus that the one before had
  useEffect(() => button.current?.focus({ preventScroll: true }), [shows]);
  const goOn = (
    <Button ref={button} startIcon={<PlayIcon />} onClick={onGoOn}>
      {t('player.stillThere.go')}
    </Button>
  );
  switch (shows) {
    case 'question':
      return (
        <PlayerMessage
          asks
          title={t('player.stillThere.title')}
          text={t('player.stillThere.paused')}
          primary={goOn}
          quiet={
            <Button variant="quiet" onClick={onStop}>
              {t('player.stillThere.stop')}
            </Button>
          }
        />
      );
    case 'rested':
      return (
        <PlayerMessage
          title={t('player.stillThere.rested')}
          text={t('player.stillThere.kept')}
          primary={goOn}
        />
      );
    case 'stopped':
      return goOn;
  }
}
