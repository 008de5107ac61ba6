import { useCallback } from 'react';
import { useSite } from '../site/use-site';
import { failedCall } from './failed-call';
import { type Failure, failureOf } from './rules/failure-of';
import { type FailureRow, TABLE_ALONE } from './rules/failure-table';

/** Makes the function that turns errors into failures, by the table and a place's `row`. It stays the same as long as `row`. */
export function useFailures(row: FailureRow = TABLE_ALONE): (error: unknown) => Failure {
  const { hasLabel } = useSite();
  return useCallback(
    (error: unknown) => failureOf(row, failedCall(error), hasLabel),
    [row, hasLabel],
  );
}
