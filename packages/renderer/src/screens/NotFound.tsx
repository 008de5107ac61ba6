import { Button, Container, EmptyState } from '@marquee/design-system';
import { useSite } from '../site/use-site';

/** No page has this address, or what it showed is gone. */
export function NotFound() {
  const { t, defaultPath } = useSite();
  return (
    <Container>
      <EmptyState
        scope="page"
        headingLevel={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={<Button href={defaultPath}>{t('notFound.action')}</Button>}
      />
    </Container>
  );
}
