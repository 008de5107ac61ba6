import {
  Button,
  CardSkeleton,
  Container,
  EmptyState,
  GRID_SIZES,
  Grid,
  Heading,
  LoadMore,
  Stack,
  Text,
  VisuallyHidden,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureState, failureText, type PagedList } from '@marquee/renderer/failures';
import { TitleCard, ViewerDatesProvider } from '@marquee/titles';
import { type FavouriteTitles, useFavouriteTitles } from './use-favourite-titles';

/**
 * A viewer's favourites. A title that is unmarked here stays on the page until the viewer leaves
 * it, so that a press by mistake can be undone.
 */
export function FavouritesPage() {
  const { t } = useSite();
  const list = useFavouriteTitles();
  return (
    <Container spaced>
      <Stack gap={34}>
        <Stack gap={8} as="header">
          <Heading level={1}>{t('favourites.title')}</Heading>
          <Text tone="muted">{t('favourites.text')}</Text>
        </Stack>
        <Titles list={list} />
      </Stack>
    </Container>
  );
}

function Titles({ list }: { list: PagedList<FavouriteTitles> }) {
  const site = useSite();
  const { t, defaultPath } = site;
  const { state, retry } = list;
  if (state.status === 'loading') return <FavouritesLoading />;
  if (state.status === 'failed') {
    return (
      <FailureState
        title={t('favourites.failed.title')}
        failure={state.failure}
        retry={retry}
        retryingLabel={t('favourites.loading')}
      />
    );
  }
  const { items, more } = state;
  const { cards, total, hasMore } = items;
  if (cards.length === 0 && !hasMore) {
    return (
      <EmptyState
        title={t('favourites.empty.title')}
        text={t('favourites.empty.text')}
        actions={<Button href={defaultPath}>{t('favourites.empty.action')}</Button>}
      />
    );
  }
  return (
    <ViewerDatesProvider ready>
      <Grid shape="landscape" label={t('favourites.title')}>
        {cards.map((card) => (
          <TitleCard
            key={card.id}
            title={card}
            shape="landscape"
            sizes={GRID_SIZES.landscape}
            headingLevel={2}
          />
        ))}
      </Grid>
      <LoadMore
        label={t('favourites.more')}
        loaded={cards.length}
        // the count leaves out favourites that the catalogue has no longer
        total={hasMore ? Math.max(total, cards.length) : cards.length}
        hasMore={hasMore}
        countLabel={(loaded, all) => t('favourites.count', { loaded, total: all })}
        arrivedLabel={(count) => t('favourites.arrived', { count })}
        onLoad={list.more}
        busy={more.status === 'loading'}
        busyLabel={t('favourites.loading')}
        error={more.status === 'failed' && failureText(site, more.failure)}
      />
    </ViewerDatesProvider>
  );
}

function FavouritesLoading() {
  const { t } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('favourites.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Grid shape="landscape">
          {Array.from({ length: 9 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nine placeholders that are all the same
            <CardSkeleton key={index} shape="landscape" />
          ))}
        </Grid>
      </div>
    </div>
  );
}
