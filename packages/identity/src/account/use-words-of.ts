import { useSite } from '@marquee/renderer';
import { useCallback } from 'react';
import { failureOf } from '../login/failure-of';
import type { ErrorRow } from '../rules/error-catalogue';
import { type LoginFailure, loginFailure } from '../rules/login-failure';

/** What is said of an error; null for one that nobody needs to hear of. Keeps its identity from one drawing to the next. */
export type WordsOf = (error: unknown) => LoginFailure | null;

/** The words of a row of the catalogue. */
export function useWordsOf(row: ErrorRow): (error: unknown) => LoginFailure {
  const { hasLabel } = useSite();
  return useCallback(
    (error: unknown) => loginFailure(row, failureOf(error), hasLabel),
    [row, hasLabel],
  );
}
