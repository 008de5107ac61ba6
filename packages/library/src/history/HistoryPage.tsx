import {
  Button,
  CardSkeleton,
  ClockIcon,
  Container,
  EmptyState,
  Grid,
  Heading,
  InlineMessage,
  LoadMore,
  Stack,
  SwitchField,
  Text,
  VisuallyHidden,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureState, failureText } from '@marquee/renderer/failures';
import { ViewerDatesProvider } from '@marquee/titles';
import { SeenCard } from './SeenCard';
import { useHistory } from './use-history';
import { type HistoryChanges, useHistoryChanges } from './use-history-changes';

/** What the viewer has watched: to go on with, to hide, to delete, and to note no longer. */
export function HistoryPage() {
  const { t } = useSite();
  const list = useHistory();
  const changes = useHistoryChanges(list);
  return (
    <Container spaced>
      <Stack gap={34}>
        <Stack gap={8} as="header">
          <Heading level={1}>{t('history.title')}</Heading>
          <Text tone="muted">{t('history.text')}</Text>
        </Stack>
        <Titles list={list} changes={changes} />
      </Stack>
    </Container>
  );
}

function Titles({
  list,
  changes,
}: {
  list: ReturnType<typeof useHistory>;
  changes: HistoryChanges;
}) {
  const site = useSite();
  const { t, defaultPath } = site;
  const { state, retry } = list;
  if (state.status === 'loading') return <HistoryLoading />;
  if (state.status === 'failed') {
    return (
      <FailureState
        title={t('history.failed.title')}
        failure={state.failure}
        retry={retry}
        retryingLabel={t('history.loading')}
      />
    );
  }
  const { items, more } = state;
  const { hasMore } = items;
  const shown = changes.shown(items.titles);
  const paused = changes.paused ?? items.paused;
  return (
    <Stack gap={34}>
      <Stack direction="row" justify="between" align="center" gap={13}>
        <SwitchField
          label={t('history.pause')}
          hint={t(paused ? 'history.paused' : 'history.pauseHint')}
          placement="start"
          checked={paused}
          onChange={({ target }) => void changes.pause(target.checked)}
        />
        <Button
          variant="secondary"
          onClick={changes.clear}
          disabled={shown.length === 0 && !hasMore}
        >
          {t('history.clear')}
        </Button>
      </Stack>
      {changes.isCleared && <InlineMessage>{t('history.cleared')}</InlineMessage>}
      {shown.length === 0 && (changes.isCleared || !hasMore) ? (
        <EmptyState
          icon={<ClockIcon />}
          title={t('history.empty.title')}
          text={t(paused ? 'history.paused' : 'history.empty.text')}
          actions={<Button href={defaultPath}>{t('history.empty.action')}</Button>}
        />
      ) : (
        <ViewerDatesProvider ready>
          <Grid shape="landscape" label={t('history.title')}>
            {shown.map((seen) => (
              <SeenCard key={seen.card.id} seen={seen} changes={changes} />
            ))}
          </Grid>
          <LoadMore
            label={t('history.more')}
            loaded={shown.length}
            hasMore={hasMore}
            countLabel={(count) => t('history.count', { count })}
            arrivedLabel={(count) => t('history.arrived', { count })}
            onLoad={list.more}
            busy={more.status === 'loading'}
            busyLabel={t('history.loading')}
            error={more.status === 'failed' && failureText(site, more.failure)}
          />
        </ViewerDatesProvider>
      )}
    </Stack>
  );
}

function HistoryLoading() {
  const { t } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('history.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Grid shape="landscape">
          {Array.from({ length: 9 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders that are all the same
            <CardSkeleton key={index} shape="landscape" />
          ))}
        </Grid>
      </div>
    </div>
  );
}
