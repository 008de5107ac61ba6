import { useEffect, useState } from 'react';
import type { PlaybackStatus } from '../rules/playback-state';
import { type WaitStage, waitStage } from '../rules/wait-stage';

/** How much is shown of a wait, which grows with the time. */
export function useWaitStage(status: PlaybackStatus): WaitStage {
  const [stage, setStage] = useState<WaitStage>('unseen');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      // The device's clock: by it the beginning of a wait was noted.
      const { stage: now, changesIn } = waitStage(status, Date.now());
      setStage(now);
      if (changesIn !== null) timer = setTimeout(look, changesIn);
    };
    look();
    return () => clearTimeout(timer);
  }, [status]);
  return stage;
}
