import { Button, Container, ErrorState } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { failureText } from '../failures/failure-text';
import { failureOf } from '../failures/rules/failure-of';
import type { FailureRow } from '../failures/rules/failure-table';
import { useSite } from '../site/use-site';
import { useFreshLoad } from './use-fresh-load';

/** Texts for failures of a whole page; its title already says that something went wrong. */
const PAGE_FAILURES: FailureRow = {
  instead: {
    'failure.timeout': 'failure.text',
    'failure.unavailable': 'failure.text',
  },
  generic: 'failure.text',
};

/** The page for an error of our code or of the network, with links to go on. Once the browser is online again it reloads by itself. */
export function FailedPage({ error }: { error: unknown }) {
  const site = useSite();
  const { t, defaultPath, hasLabel } = site;
  const call = error instanceof OriginError ? error : { code: 'UNEXPECTED' };
  const failure = failureOf(PAGE_FAILURES, call, hasLabel);
  const offline =
    (error instanceof OriginError && error.kind === 'offline') ||
    (typeof navigator !== 'undefined' && navigator.onLine === false);

  useFreshLoad(error, offline);

  return (
    <Container>
      <ErrorState
        scope="page"
        headingLevel={1}
        title={t(offline ? 'failure.offlineTitle' : 'failure.title')}
        text={offline ? t('failure.offlineText') : failureText(site, failure)}
        requestId={failure.requestId}
        requestIdLabel={t('failure.request')}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('failure.retry')}</Button>
            <Button href={defaultPath} variant="quiet">
              {t('failure.home')}
            </Button>
          </>
        }
      />
    </Container>
  );
}
