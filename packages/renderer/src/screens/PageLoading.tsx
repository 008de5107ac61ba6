import { Container, Loader } from '@marquee/design-system';
import { useLabels } from '../site/use-site';

/** Shown until the browser knows whether this viewer may see the page. */
export function PageLoading() {
  const t = useLabels();
  return (
    <Container width="narrow">
      <Loader label={t('shell.loadingPage')} />
    </Container>
  );
}
