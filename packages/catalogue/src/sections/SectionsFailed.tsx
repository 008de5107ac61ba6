import { Button, Container, ErrorState } from '@marquee/design-system';
import { type PageView, useSite } from '@marquee/renderer';
import { useEffect, useRef } from 'react';
import type { SectionsView } from '../rules/sections-view';

type Failed = Extract<PageView<SectionsView>, { status: 'failed' }>;

/** The origin did not tell what is on. Once the connection is back, the page asks again by itself. */
export function SectionsFailed({
  failure,
  retry,
  retrying,
}: Pick<Failed, 'failure' | 'retry' | 'retrying'>) {
  const { t } = useSite();
  const offline = failure.kind === 'offline';
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
        scope="page"
        title={t('home.failed.title')}
        text={t(offline ? 'home.failed.offline' : 'home.failed.text')}
        {...(failure.requestId
          ? { requestId: failure.requestId, requestIdLabel: t('fault.request') }
          : {})}
        actions={
          <Button onClick={retry} loading={retrying} loadingLabel={t('home.loading')}>
            {t('fault.retry')}
          </Button>
        }
      />
    </Container>
  );
}
