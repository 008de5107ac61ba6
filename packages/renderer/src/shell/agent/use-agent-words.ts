import { useEffect, useState } from 'react';
import { useSite } from '../../site/use-site';
import { agentWords } from './words';

/** Whether the agent's words are there. Without them there is no page: nobody acts as a viewer without being told so. */
export function useAgentWords(): boolean {
  const { ensureLabels } = useSite();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    ensureLabels(agentWords).then(
      () => isCurrent && setReady(true),
      (error: unknown) =>
        isCurrent &&
        setReady(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ensureLabels]);
  return ready;
}
