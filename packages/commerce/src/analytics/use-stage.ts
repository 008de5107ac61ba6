import { useSession, useSite } from '@marquee/renderer';
import { sendEvent } from '@marquee/renderer/analytics';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type AnalyticsStatus,
  type EntryOrigin,
  entryOrigin,
  type PurchaseStage,
  type StageOutcome,
  stageEvent,
} from '../rules/stage-events';
import { goOnWithVisit, isFirstOfVisit } from './told-of-visit';

interface StageInput {
  from: string | undefined;
  /** Whether the viewer has a plan already; undefined while it is not known. */
  hasPlan: boolean | undefined;
  /** Where the purchase began, once the origin has said so; until then it is guessed. */
  entry?: EntryOrigin;
  /** What the viewer has already, where the stage is about that. */
  has?: AnalyticsStatus;
}

/**
 * Reports that a stage is in view, once a visit of the page, and returns the function that reports how it ends: completed once a visit,
 * failed each time.
 */
export function useStage(stage: PurchaseStage, { from, hasPlan, entry, has }: StageInput) {
  const site = useSite();
  const visit = useLocation();
  const { status } = useSession();
  const isGuest = status === 'guest';
  const isKnown = status !== 'starting' && hasPlan !== undefined;
  const tell = useCallback(
    (outcome: StageOutcome) => {
      const event = stageEvent(stage, outcome, {
        origin: entry ?? entryOrigin({ isGuest, hasPlan: hasPlan === true }),
        from,
        has,
      });
      if (outcome === 'failed' || isFirstOfVisit(visit, event.name)) void sendEvent(site, event);
    },
    [site, visit, stage, isGuest, hasPlan, from, entry, has],
  );
  const before = useRef(visit);
  useEffect(() => {
    goOnWithVisit(before.current, visit);
    before.current = visit;
  }, [visit]);
  useEffect(() => {
    if (isKnown) tell('viewed');
  }, [isKnown, tell]);
  return tell;
}
