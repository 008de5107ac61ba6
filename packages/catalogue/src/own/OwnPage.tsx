import {
  Container,
  EmptyState,
  Heading,
  RailSkeleton,
  VisuallyHidden,
} from '@marquee/design-system';
import { LoadFailed, type PageFailure, usePage, useSite } from '@marquee/renderer';
import { useEffect, useRef } from 'react';
import { Framed } from '../sections/Framed';
import { Sections } from '../sections/Sections';
import type { OwnPageView } from './load-own-page';

/** A page of the brand's own: a list of sections, or another site in a frame. */
export function OwnPage() {
  const page = usePage<OwnPageView>();
  const { t } = useSite();
  if (page.status === 'failed') {
    return <LoadFailed {...page} labels="own" retryingLabel={t('shell.loadingPage')} />;
  }
  if (page.status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('shell.loadingPage')}</VisuallyHidden>
        <RailSkeleton shape="landscape" />
      </div>
    );
  }
  const { data, retry, retrying } = page;
  const incomplete = data.type === 'sections' ? data.incomplete : undefined;
  const missing = incomplete === 'texts' ? undefined : incomplete;
  return (
    <>
      <OwnPageContent view={data} />
      {missing && <Missing failure={missing} retry={retry} retrying={retrying} />}
    </>
  );
}

interface MissingProps {
  failure: PageFailure;
  retry: () => void;
  retrying: boolean;
}

/**
 * The message below a page's texts that the origin's part is missing. The server waits only a short
 * time for the origin, so the browser tries once more at once.
 */
function Missing({ failure, retry, retrying }: MissingProps) {
  const { t } = useSite();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    retry();
  }, [retry]);
  return (
    <LoadFailed
      scope="section"
      labels="home"
      failure={failure}
      retry={retry}
      retrying={retrying}
      retryingLabel={t('home.loading')}
    />
  );
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
        <Container width="full" spaced="start">
          {heading}
        </Container>
      )}
      {view.type === 'frame' && (
        <Container width="full" spaced>
          <Framed title={view.title} address={view.address} height={view.height} />
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
