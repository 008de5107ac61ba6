import { useSession, useSite } from '@marquee/renderer';
import { sendEvent } from '@marquee/renderer/analytics';
import { useCallback, useEffect, useRef } from 'react';
import {
  type EntryOrigin,
  entryOrigin,
  type PurchaseStage,
  type StageOutcome,
  stageEvent,
} from '../rules/stage-events';

interface StageInput {
  from: string | undefined;
  /** Whether the viewer has a plan already; undefined while it is not known. */
  hasPlan: boolean | undefined;
  /** Where the purchase began, once the origin has said so; until then it is guessed. */
  entry?: EntryOrigin;
}

/** Reports that a stage is in view, once, and returns the function that reports how it ends. */
export function useStage(stage: PurchaseStage, { from, hasPlan, entry }: StageInput) {
  const site = useSite();
  const { status } = useSession();
  const isGuest = status === 'guest';
  const isKnown = status !== 'starting' && hasPlan !== undefined;
  const tell = useCallback(
    (outcome: StageOutcome) =>
      void sendEvent(
        site,
        stageEvent(stage, outcome, {
          origin: entry ?? entryOrigin({ isGuest, hasPlan: hasPlan === true }),
          from,
        }),
      ),
    [site, stage, isGuest, hasPlan, from, entry],
  );
  const viewed = useRef(false);
  useEffect(() => {
    if (!isKnown || viewed.current) return;
    viewed.current = true;
    tell('viewed');
  }, [isKnown, tell]);
  return tell;
}
