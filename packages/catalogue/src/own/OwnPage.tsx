import {
  Container,
  EmptyState,
  Heading,
  PageFrame,
  RailSkeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@marquee/design-system';
import { usePage, useSite } from '@marquee/renderer';
import { FurtherSection } from '../sections/FurtherSection';
import { Sections } from '../sections/Sections';
import { SectionsFailed } from '../sections/SectionsFailed';
import type { OwnPageView } from './load-own-page';

/** A page of the brand's own: put together from sections, or another site's in a frame. */
export function OwnPage() {
  const page = usePage<OwnPageView>();
  const { t } = useSite();
  if (page.status === 'failed') return <SectionsFailed {...page} />;
  if (page.status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('shell.loadingPage')}</VisuallyHidden>
        <RailSkeleton shape="landscape" />
      </div>
    );
  }
  return <OwnPageContent view={page.data} />;
}

export function OwnPageContent({ view }: { view: OwnPageView }) {
  const { t, realm } = useSite();
  const opensWithHero = view.type === 'sections' && view.sections[0]?.type === 'hero';
  const heading = <Heading level={1}>{view.title}</Heading>;
  return (
    <>
      {opensWithHero ? (
        <VisuallyHidden as="div">{heading}</VisuallyHidden>
      ) : (
        <Container width="wide" spaced="start">
          {heading}
        </Container>
      )}
      {view.type === 'frame' && (
        <Container width="wide" spaced>
          <Stack gap={13}>
            <PageFrame title={view.title} address={view.address} height={view.height} />
            <TextLink href={view.address}>{t('own.open', { title: view.title })}</TextLink>
          </Stack>
        </Container>
      )}
      {view.type === 'sections' &&
        (view.sections.length > 0 ? (
          <Sections view={view} FurtherSection={FurtherSection} />
        ) : (
          <EmptyState
            scope="page"
            title={t('home.empty.title')}
            text={t('home.empty.text', { brand: realm.name })}
          />
        ))}
    </>
  );
}
