import { Container, Heading, Stack } from '@marquee/design-system';
import { LoadFailed, PageLoading, type PageView, useSite } from '@marquee/renderer';
import { TimeZoneText, ViewerDatesProvider } from '@marquee/titles';
import type { ReactNode } from 'react';

interface ListingPageProps<View> {
  page: PageView<View>;
  title: string;
  children: (view: View) => ReactNode;
}

/** The frame of a page that lists titles: its heading, the zone of its times, and the state of its data. */
export function ListingPage<View extends { zone?: string }>(props: ListingPageProps<View>) {
  const { page, title, children } = props;
  const { t } = useSite();
  if (page.status === 'loading') return <PageLoading />;
  const zone = page.status === 'done' ? page.data.zone : undefined;
  return (
    <ViewerDatesProvider ready>
      <Container spaced>
        <Stack gap={34}>
          <Stack gap={8} as="header">
            <Heading level={1}>{title}</Heading>
            {zone && <TimeZoneText zone={zone} />}
          </Stack>
          {page.status === 'failed' ? (
            <LoadFailed
              {...page}
              scope="section"
              labels="listing"
              retryingLabel={t('shell.loadingPage')}
            />
          ) : (
            children(page.data)
          )}
        </Stack>
      </Container>
    </ViewerDatesProvider>
  );
}
