import { LoadFailed, PageLoading, Slot, useKeptPage, useSite } from '@marquee/renderer';
import { TitleRail, ViewerDatesProvider } from '@marquee/titles';
import { EventBouts } from './EventBouts';
import { TitleHeader } from './TitleHeader';
import type { TitlePageView } from './title-page-view';
import { useBegins } from './use-begins';

/** The page of a title that plays: the moving picture, what it is, and what is like it. */
export function TitlePage() {
  const { t } = useSite();
  const page = useKeptPage<TitlePageView>();
  if (page.status === 'failed')
    return <LoadFailed {...page} labels="title" retryingLabel={t('shell.loadingPage')} />;
  if (page.status === 'loading') return <PageLoading />;
  return <TitleContent title={page.data} />;
}

export function TitleContent({ title }: { title: TitlePageView }) {
  const { t } = useSite();
  const { related, event } = title;
  const begins = useBegins();
  return (
    <ViewerDatesProvider ready>
      {/* Another title is another player. */}
      <Slot key={title.id} name="title.watch" props={{ title, begins }} />
      <TitleHeader title={title} />
      {event && event.bouts.length > 0 && <EventBouts bouts={event.bouts} />}
      {related.length > 0 && (
        <TitleRail id="related" title={t('title.related')} shape="landscape" cards={related} />
      )}
    </ViewerDatesProvider>
  );
}
