import { Button, Container, ErrorState } from '@marquee/design-system';
import { useEffect, useRef } from 'react';
import type { PageFailure } from '../site/page-data';
import { useSite } from '../site/use-site';

interface LoadFailedProps {
  failure: PageFailure;
  retry: () => void;
  retrying: boolean;
  /** What of the page did not come: all of it (default), or the part that is the origin's. */
  scope?: 'page' | 'section';
  /** The labels say what did not come: `<labels>.failed.title`, `.failed.text`, `.failed.offline`. */
  labels: string;
  retryingLabel: string;
}

/** Data of a page did not come. Once the connection is back, it is asked for again without a press. */
export function LoadFailed(props: LoadFailedProps) {
  const { failure, retry, retrying, scope = 'page', labels, retryingLabel } = props;
  const { t } = useSite();
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  useEffect(() => {
    const ask = () => again.current();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
  return (
    <Container width="narrow">
      <ErrorState
        scope={scope}
        title={t(`${labels}.failed.title`)}
        text={t(`${labels}.failed.${failure.kind === 'offline' ? 'offline' : 'text'}`)}
        requestId={failure.requestId}
        requestIdLabel={t('fault.request')}
        actions={
          <Button onClick={retry} loading={retrying} loadingLabel={retryingLabel}>
            {t('fault.retry')}
          </Button>
        }
      />
    </Container>
  );
}
