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
        <Container width={isWords(view) ? 'regular' : 'wide'} spaced>
          {heading}
        </Container>
      )}
      {view.type === 'frame' && (
        <Container width="wide">
          <Stack gap={13}>
            <PageFrame title={view.title} address={view.address} height={view.height} />
            <TextLink href={view.address}>{t('own.open', { title: view.title })}</TextLink>
          </Stack>
        </Container>
      )}
      {view.type === 'sections' &&
        (view.sections.length > 0 ? (
          <Sections view={view} />
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

/** The heading of a page of words stands above them, in their column. */
function isWords(view: OwnPageView): boolean {
  return view.type === 'sections' && view.sections.every(({ type }) => type === 'richText');
}
