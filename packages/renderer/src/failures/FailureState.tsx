import { Button, Container, ErrorState } from '@marquee/design-system';
import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../site/use-site';
import { failureText } from './failure-text';
import type { Failure } from './rules/failure-of';
import { FAILURE_TABLE } from './rules/failure-table';

interface FailureStateProps {
  /** What did not come. */
  title: string;
  failure: Failure;
  retry: () => void;
  retrying?: boolean;
  /** What a screen reader hears while it is asked for again. */
  retryingLabel: string;
  /** The whole page (default), or a part of it. */
  scope?: 'page' | 'section';
}

/**
 * In the place of a page, or of a part of one, that did not come. Once the connection is back, it asks again by itself, and
 * says so.
 */
export function FailureState(props: FailureStateProps) {
  const { title, failure, retry, retrying, retryingLabel, scope = 'page' } = props;
  const site = useSite();
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const ask = () => onOnline();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
  return (
    <Container width="narrow">
      <ErrorState
        scope={scope}
        title={title}
        text={
          failure.key === FAILURE_TABLE.OFFLINE
            ? site.t('failure.offlineWaits')
            : failureText(site, failure)
        }
        requestId={failure.requestId}
        requestIdLabel={site.t('failure.request')}
        actions={
          <Button onClick={retry} loading={retrying} loadingLabel={retryingLabel}>
            {site.t('failure.retry')}
          </Button>
        }
      />
    </Container>
  );
}
