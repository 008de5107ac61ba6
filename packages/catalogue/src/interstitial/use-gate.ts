import { useSession, useSite } from '@marquee/renderer';
import { type Failure, useFailures } from '@marquee/renderer/failures';
import { onDemand } from '@marquee/titles';
import { useEffect, useState } from 'react';
import { type Gate, type GateAnswer, gateSteps } from '../rules/gate-steps';
import type { TitlePageView } from '../title/title-page-view';
import { askGate } from './ask-gate';

type Asked = GateAnswer | { is: 'failed'; failure: Failure };

const UNASKED: GateAnswer = { is: 'unasked' };

export interface GateView extends Gate {
  /** Details of the origin's refusal; empty without one. */
  details: Readonly<Record<string, unknown>>;
  isGranted: boolean;
  /** Why the origin did not say whether the viewer may watch; null where it did. */
  failure: Failure | null;
  /** Whether the origin is being asked. */
  asking: boolean;
  /** Asks again, while what is known stays in view. */
  again: () => void;
}

/** What is in the way of a title: asks the origin once the viewer is known, and each time `again` is called. */
export function useGate(title: TitlePageView): GateView {
  const site = useSite();
  const { status } = useSession();
  const failuresOf = useFailures();
  const [asked, setAsked] = useState<Asked>(UNASKED);
  const [asking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  // A page that is loaded anew brings another view of the same title.
  const { id } = title;
  const kind = onDemand(title) ? 'vod' : 'live';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks, and so does another viewer
  useEffect(() => {
    if (status === 'starting') return;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (answer: Asked) => {
      if (signal.aborted) return;
      setAsked(answer);
      setAsking(false);
    };
    setAsking(true);
    askGate(site, { id, kind }, signal).then(tell, (error: unknown) =>
      tell({ is: 'failed', failure: failuresOf(error) }),
    );
    return () => controller.abort();
  }, [site, id, kind, status, round, failuresOf]);
  const answer = asked.is === 'failed' ? UNASKED : asked;
  return {
    ...gateSteps(title, answer, status === 'viewer'),
    details: answer.is === 'refused' ? answer.details : {},
    isGranted: answer.is === 'granted',
    failure: asked.is === 'failed' ? asked.failure : null,
    asking,
    again: () => setRound((before) => before + 1),
  };
}
