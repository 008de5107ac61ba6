import { Container, ErrorState } from '@marquee/design-system';
import { useOffline } from '../shell/use-offline';
import { useSite } from '../site/use-site';
import { FailureAction } from './FailureAction';
import { failureText } from './failure-text';
import type { Failure } from './rules/failure-of';
import { wayOn } from './rules/way-on';

interface FailureStateProps {
  /** Says what could not be loaded. */
  title: string;
  failure: Failure;
  retry: () => void;
  retrying?: boolean;
  /** What a screen reader announces while it is loaded again. */
  retryingLabel: string;
  /** The whole page (default), or a part of it. */
  scope?: 'page' | 'section';
}

/**
 * Replaces a page or section that could not be loaded. Once the connection is back, it tries again by
 * itself (see `FailureAction`); in place of a page it says so.
 */
export function FailureState(props: FailureStateProps) {
  const { title, failure, retry, retrying, retryingLabel, scope = 'page' } = props;
  const site = useSite();
  const waits = useOffline() && wayOn(failure) === 'retry' && scope === 'page';
  return (
    <Container width="narrow">
      <ErrorState
        scope={scope}
        title={title}
        text={waits ? site.t('failure.offlineWaits') : failureText(site, failure)}
        requestId={failure.requestId}
        requestIdLabel={site.t('failure.request')}
        actions={
          <FailureAction
            failure={failure}
            retry={retry}
            retrying={retrying}
            retryingLabel={retryingLabel}
          />
        }
      />
    </Container>
  );
}
