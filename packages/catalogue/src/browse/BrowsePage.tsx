import { Container, Heading } from '@marquee/design-system';
import { LoadFailed, PageLoading, type SectionsView, usePage, useSite } from '@marquee/renderer';
import { NothingHere } from '../listing/NothingHere';
import { Sections } from '../sections/Sections';

/** The page of all that the realm lists, section by section. */
export function BrowsePage() {
  const { t } = useSite();
  const page = usePage<SectionsView>();
  if (page.status === 'loading') return <PageLoading />;
  return (
    <>
      <Container spaced="start">
        <Heading level={1}>{t('browse.title')}</Heading>
      </Container>
      {page.status === 'failed' ? (
        <LoadFailed
          {...page}
          scope="section"
          labels="listing"
          retryingLabel={t('shell.loadingPage')}
        />
      ) : page.data.sections.length > 0 ? (
        <Sections view={page.data} />
      ) : (
        <NothingHere title={t('section.empty.title')} />
      )}
    </>
  );
}
