import { Button, Container, ErrorState } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { useSite } from '../site/use-site';
import { useFreshLoad } from './use-fresh-load';

/** A fault of ours or of the network, with a way on. Offline it comes back by itself. */
export function Fault({ error }: { error: unknown }) {
  const { t, defaultPath } = useSite();
  const offline =
    (error instanceof OriginError && error.kind === 'offline') ||
    (typeof navigator !== 'undefined' && navigator.onLine === false);
  const requestId = error instanceof OriginError ? error.requestId : undefined;

  useFreshLoad(error, offline);

  return (
    <Container>
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
