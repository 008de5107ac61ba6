import { FailureState } from '../failures/FailureState';
import { failureOf } from '../failures/rules/failure-of';
import { TABLE_ALONE } from '../failures/rules/failure-table';
import type { PageFailure } from '../site/page-data';
import { useSite } from '../site/use-site';

interface LoadFailedProps {
  failure: PageFailure;
  retry: () => void;
  retrying: boolean;
  /** What could not be loaded: the whole page (default) or a section. */
  scope?: 'page' | 'section';
  /** The prefix of the title's label, which is `<labels>.failed.title`. */
  labels: string;
  retryingLabel: string;
}

/** Shows that the data of a page or section could not be loaded, with a way to try again. */
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
