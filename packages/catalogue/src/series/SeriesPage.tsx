import {
  Button,
  Container,
  Heading,
  PlayIcon,
  ResponsiveImage,
  SeasonPicker,
  Stack,
} from '@marquee/design-system';
import { LoadFailed, PageLoading, useKeptPage, useSite } from '@marquee/renderer';
import { TitleRail, titlePath, ViewerDatesProvider } from '@marquee/titles';
import { useId } from 'react';
import { seasonPath } from '../title/season-path';
import { TitleHeader } from '../title/TitleHeader';
import { VideoList } from '../title/VideoList';
import { moreEpisodes } from './load-series';
import type { SeriesView } from './series-view';

/** The page of a series or of one of its seasons: what it is, and the episodes. */
export function SeriesPage() {
  const { t } = useSite();
  const page = useKeptPage<SeriesView>();
  if (page.status === 'failed')
    return <LoadFailed {...page} labels="title" retryingLabel={t('shell.loadingPage')} />;
  if (page.status === 'loading') return <PageLoading />;
  return <SeriesContent view={page.data} />;
}

export function SeriesContent({ view: { series, season } }: { view: SeriesView }) {
  const site = useSite();
  const { t, isLive } = site;
  const headingId = useId();
  const [first] = season?.episodes.rows ?? [];
  const begin = first && titlePath({ id: first.id, kind: 'video', name: first.name }, site);
  return (
    <ViewerDatesProvider ready>
      <TitleHeader
        title={series}
        wideArt
        art={
          <ResponsiveImage
            image={series.picture}
            alt=""
            sizes="(min-width: 1024px) 40vw, 100vw"
            loading="priority"
            shape="landscape"
            maxWidth={1920}
          />
        }
        action={
          begin && (
            <Button href={begin} size="large" startIcon={<PlayIcon />}>
              {t('series.begin')}
            </Button>
          )
        }
      />
      {season && (
        <Container spaced>
          <Stack gap={21}>
            <Heading id={headingId} level={2} size={3}>
              {season.name}
            </Heading>
            {isLive('season') && (
              <SeasonPicker
                label={t('series.seasons')}
                seasons={series.seasons.map(({ id, name, episodeCount }) => ({
                  href: seasonPath(site, { id, name }),
                  label: name,
                  note: t('title.episodes', { count: episodeCount }),
                  current: id === season.id,
                }))}
              />
            )}
            <VideoList
              key={season.id}
              labelledBy={headingId}
              first={season.episodes}
              total={season.episodeCount}
              load={(after) => moreEpisodes(site, season.id, after)}
            />
          </Stack>
        </Container>
      )}
      {series.related.length > 0 && (
        <TitleRail
          id="related"
          title={t('title.related')}
          shape="landscape"
          cards={series.related}
        />
      )}
    </ViewerDatesProvider>
  );
}
