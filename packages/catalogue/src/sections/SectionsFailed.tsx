import { Button, Container, ErrorState } from '@marquee/design-system';
import { type PageView, useSite } from '@marquee/renderer';
import { useEffect, useRef } from 'react';
import type { SectionsView } from '../rules/sections-view';

type Failed = Extract<PageView<SectionsView>, { status: 'failed' }>;

interface SectionsFailedProps extends Pick<Failed, 'failure' | 'retry' | 'retrying'> {
  /** What did not come: what is on, a page of the brand's own, or what the viewer wants to find again. */
  what?: 'home' | 'own' | 'favourites';
  /** The whole page (default), or what of it is the origin's. */
  scope?: 'page' | 'section';
}

/** A page did not come. Once the connection is back, it asks again by itself. */
export function SectionsFailed(props: SectionsFailedProps) {
  const { what = 'home', scope = 'page', failure, retry, retrying } = props;
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
        scope={scope}
        title={t(`${what}.failed.title`)}
        text={t(`${what}.failed.${offline ? 'offline' : 'text'}`)}
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
