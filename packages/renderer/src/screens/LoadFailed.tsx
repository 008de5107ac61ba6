import { FailureState } from '../failures/FailureState';
import { failureOf } from '../failures/rules/failure-of';
import { TABLE_ALONE } from '../failures/rules/failure-table';
import type { PageFailure } from '../site/page-data';
import { useSite } from '../site/use-site';

interface LoadFailedProps {
  failure: PageFailure;
  retry: () => void;
  retrying: boolean;
  /** What of the page did not come: all of it (default), or the part that is the origin's. */
  scope?: 'page' | 'section';
  /** The label that says what did not come is `<labels>.failed.title`. */
  labels: string;
  retryingLabel: string;
}

/** Data of a page did not come. */
export function LoadFailed({ failure, labels, ...rest }: LoadFailedProps) {
  const { t, hasLabel } = useSite();
  return (
    <FailureState
      title={t(`${labels}.failed.title`)}
      failure={failureOf(TABLE_ALONE, failure, hasLabel)}
      {...rest}
    />
  );
}
