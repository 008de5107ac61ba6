import { Button, Container, ErrorState } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { useEffect } from 'react';
import { useSite } from '../site/use-site';
import { isMissingCode, reloadOnce } from './missing-code';

/** A fault of ours or of the network, with a way on. Offline it comes back by itself. */
export function Fault({ error }: { error: unknown }) {
  const { t, defaultPath } = useSite();
  const offline =
    (error instanceof OriginError && error.kind === 'offline') ||
    (typeof navigator !== 'undefined' && navigator.onLine === false);
  const requestId = error instanceof OriginError ? error.requestId : undefined;

  useEffect(() => {
    // Code that is no longer there was replaced by a new release: a fresh load brings the new one.
    if (isMissingCode(error) && navigator.onLine) reloadOnce();
  }, [error]);

  useEffect(() => {
    if (!offline) return;
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline]);

  return (
    <Container width="narrow">
      <ErrorState
        scope="page"
        headingLevel={1}
        title={t(offline ? 'offline.title' : 'fault.title')}
        text={t(offline ? 'offline.text' : 'fault.text')}
        {...(requestId ? { requestId, requestIdLabel: t('fault.request') } : {})}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('fault.retry')}</Button>
            <Button href={defaultPath} variant="quiet">
              {t('fault.home')}
            </Button>
          </>
        }
      />
    </Container>
  );
}
