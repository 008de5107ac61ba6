import { Button, Container, EmptyState } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** Says that there is nothing to watch yet, and offers to look again. */
export default function HomeEmpty({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const { t, realm } = useSite();
  return (
    <Container width="narrow">
      <EmptyState
        scope="page"
        title={t('home.empty.title')}
        text={t('home.empty.text', { brand: realm.name })}
        actions={
          <Button
            variant="secondary"
            onClick={retry}
            loading={retrying}
            loadingLabel={t('home.loading')}
          >
            {t('home.empty.action')}
          </Button>
        }
      />
    </Container>
  );
}
