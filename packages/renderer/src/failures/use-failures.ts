import { useCallback } from 'react';
import { useSite } from '../site/use-site';
import { failedCall } from './failed-call';
import { type Failure, failureOf } from './rules/failure-of';
import { type FailureRow, TABLE_ALONE } from './rules/failure-table';

/** Puts errors into words, by the table and by what a place adds to it. Keeps its identity as long as `row` does. */
export function useFailures(row: FailureRow = TABLE_ALONE): (error: unknown) => Failure {
  const { hasLabel } = useSite();
  return useCallback(
    (error: unknown) => failureOf(row, failedCall(error), hasLabel),
    [row, hasLabel],
  );
}
