import { OriginError } from '@marquee/origin-client';
import { useSite } from '@marquee/renderer';
import { useRef, useState } from 'react';
import { failureOf } from '../login/failure-of';
import type { ErrorRow } from '../rules/error-catalogue';
import { type LoginFailure, loginFailure } from '../rules/login-failure';

/** How the last deed went; `count` makes the same words news again. */
export type Outcome = { count: number } & (
  | { tone: 'success'; text: string }
  | { tone: 'error'; failure: LoginFailure }
);

/** Does one thing at a time and says how it went. */
export function useDeed(row: ErrorRow) {
  const { hasLabel } = useSite();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const wordsOf = (error: unknown) => loginFailure(row, failureOf(error), hasLabel);

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
      // The agent said no: nothing has happened.
      if (error instanceof OriginError && error.kind === 'aborted') return false;
      const failure = wordsOf(error);
      setOutcome((last) => ({ count: (last?.count ?? 0) + 1, tone: 'error', failure }));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { outcome, busy, run, wordsOf };
}
