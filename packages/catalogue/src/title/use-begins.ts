import { useLocation, useNavigationType } from 'react-router-dom';

/** Sent along to a title's page from one where the viewer was about to watch it. */
export const PLAYS = { plays: true };

const asksToPlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'plays' in state && state.plays === true;

/** Whether a title plays without a press: not after Back, nor when its page is loaded anew. */
export function useBegins(): boolean {
  const { state }: { state: unknown } = useLocation();
  return useNavigationType() !== 'POP' && asksToPlay(state);
}
