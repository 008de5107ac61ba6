import { useRef, useState } from 'react';
import type { LoginFailure } from '../rules/login-failure';
import type { WordsOf } from './use-words-of';

/** How the last deed went; `count` makes the same words news again. */
export type Outcome = { count: number } & (
  | { tone: 'success'; text: string }
  | { tone: 'error'; failure: LoginFailure }
);

/** Does one thing at a time and says how it went. */
export function useDeed(wordsOf: WordsOf) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** Resolves to whether it is done. `deed` answers what is said then. */
  const run = async (deed: () => Promise<string>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      const text = await deed();
      setOutcome((last) => ({ count: (last?.count ?? 0) + 1, tone: 'success', text }));
      return true;
    } catch (error) {
      const failure = wordsOf(error);
      if (failure) {
        setOutcome((last) => ({ count: (last?.count ?? 0) + 1, tone: 'error', failure }));
      }
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { outcome, busy, run };
}
