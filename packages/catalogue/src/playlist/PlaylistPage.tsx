import {
  Button,
  Container,
  Heading,
  PlayIcon,
  ResponsiveImage,
  Stack,
} from '@marquee/design-system';
import { LoadFailed, PageLoading, useKeptPage, useSite } from '@marquee/renderer';
import { TitleRail, titlePath, ViewerDatesProvider } from '@marquee/titles';
import { useId } from 'react';
import { TitleHeader } from '../title/TitleHeader';
import type { TitlePageView } from '../title/title-page-view';
import { VideoList } from '../title/VideoList';
import { moreVideos } from './load-playlist';

/** The page of a playlist: what it is, and its videos. */
export function PlaylistPage() {
  const { t } = useSite();
  const page = useKeptPage<TitlePageView>();
  if (page.status === 'failed')
    return <LoadFailed {...page} labels="title" retryingLabel={t('shell.loadingPage')} />;
  if (page.status === 'loading') return <PageLoading />;
  return <PlaylistContent playlist={page.data} />;
}

export function PlaylistContent({ playlist }: { playlist: TitlePageView }) {
  const site = useSite();
  const { t } = site;
  const headingId = useId();
  const { id, videos, square, related, videoCount } = playlist;
  const [first] = videos?.rows ?? [];
  const begin = first && titlePath({ id: first.id, kind: 'video', name: first.name }, site);
  return (
    <ViewerDatesProvider ready>
      <TitleHeader
        title={playlist}
        art={
          <ResponsiveImage
            image={square}
            alt=""
            sizes="(min-width: 1024px) 30vw, 100vw"
            loading="priority"
            shape="square"
            maxWidth={1440}
          />
        }
        action={
          begin && (
            <Button href={begin} size="large" startIcon={<PlayIcon />}>
              {t('playlist.begin')}
            </Button>
          )
        }
      />
      {videos && videos.rows.length > 0 && (
        <Container spaced>
          <Stack gap={21}>
            <Heading id={headingId} level={2} size={3}>
              {t('playlist.videos')}
            </Heading>
            <VideoList
              key={id}
              labelledBy={headingId}
              first={videos}
              total={videoCount ?? videos.rows.length}
              load={(after) => moreVideos(site, id, after)}
            />
          </Stack>
        </Container>
      )}
      {related.length > 0 && (
        <TitleRail id="related" title={t('title.related')} shape="landscape" cards={related} />
      )}
    </ViewerDatesProvider>
  );
}
