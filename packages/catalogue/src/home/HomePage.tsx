import { Button, Container, EmptyState, Heading, VisuallyHidden } from '@marquee/design-system';
import { usePage, useSite } from '@marquee/renderer';
import type { SectionsView } from '../rules/sections-view';
import { Sections, type SectionsProps } from '../sections/Sections';
import { SectionsFailed } from '../sections/SectionsFailed';
import { SectionsLoading } from '../sections/SectionsLoading';

/** What is on: the brand's heroes and rails. */
export function HomePage({ FurtherSection }: Pick<SectionsProps, 'FurtherSection'>) {
  const { realm } = useSite();
  const page = usePage<SectionsView>();
  return (
    <>
      <VisuallyHidden as="div">
        <Heading level={1}>{realm.fullName}</Heading>
      </VisuallyHidden>
      {page.status === 'loading' && <SectionsLoading sections={realm.pages.home.sections} />}
      {page.status === 'failed' && <SectionsFailed {...page} />}
      {page.status === 'done' &&
        (page.data.sections.length > 0 ? (
          <Sections view={page.data} FurtherSection={FurtherSection} />
        ) : (
          <HomeEmpty {...page} />
        ))}
    </>
  );
}

function HomeEmpty({ retry, retrying }: { retry: () => void; retrying: boolean }) {
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
