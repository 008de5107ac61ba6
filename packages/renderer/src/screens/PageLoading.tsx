import { Container, Loader } from '@marquee/design-system';
import { useLabels } from '../site/use-site';

/** While it is not known yet whether there is something to show. */
export function PageLoading() {
  const t = useLabels();
  return (
    <Container width="narrow">
      <Loader label={t('shell.loadingPage')} />
    </Container>
  );
}
