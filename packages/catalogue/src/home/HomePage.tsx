import { Heading, VisuallyHidden } from '@marquee/design-system';
import { LoadFailed, type SectionsView, usePage, useSite } from '@marquee/renderer';
import { lazy, Suspense } from 'react';
import { Sections } from '../sections/Sections';

/**
 * The outline of a page whose data the server did not wait for. Few pages need it, so it loads
 * alone; when that fails, the page has no outline and shows its data when they arrive.
 */
const SectionsLoading = lazy(() =>
  import('../sections/SectionsLoading').catch((error: unknown) => {
    console.warn('The outline of the page did not arrive.', error);
    return { default: NoOutline };
  }),
);

const NoOutline = () => <></>;

/** What a home page without sections says: few ever have none. */
const HomeEmpty = lazy(() => import('./HomeEmpty'));

/** The home page: the brand's heroes, rails and other sections. */
export function HomePage() {
  const { realm, t } = useSite();
  const page = usePage<SectionsView>();
  return (
    <>
      <VisuallyHidden as="div">
        <Heading level={1}>{realm.fullName}</Heading>
      </VisuallyHidden>
      {page.status === 'loading' && (
        <Suspense fallback={null}>
          <SectionsLoading sections={realm.pages.home.sections} />
        </Suspense>
      )}
      {page.status === 'failed' && (
        <LoadFailed {...page} labels="home" retryingLabel={t('home.loading')} />
      )}
      {page.status === 'done' &&
        (page.data.sections.length > 0 ? (
          <Sections view={page.data} />
        ) : (
          <Suspense fallback={null}>
            <HomeEmpty {...page} />
          </Suspense>
        ))}
    </>
  );
}
