import {
  Button,
  CardSkeleton,
  Container,
  EmptyState,
  FilterChips,
  Grid,
  Heading,
  ListIcon,
  LoadMore,
  PlusIcon,
  Stack,
  Text,
  VisuallyHidden,
} from '@marquee/design-system';
import { useLostFocus, useQuery, useSite } from '@marquee/renderer';
import { FailureState, failureText } from '@marquee/renderer/failures';
import { useState } from 'react';
import { focusBeside } from '../menus/focus-beside';
import { ListCard } from './ListCard';
import { NameLater } from './NameLater';
import { type Lists, useLists } from './use-lists';

/** The viewer's lists: their own and the shared ones that they saved. */
export function WatchlistsPage() {
  const { t } = useSite();
  const ownedOnly = new URLSearchParams(useQuery()).get('ownership') === 'owned';
  const lists = useLists({ ownedOnly });
  const [isAsking, setAsking] = useState(false);
  useLostFocus(isAsking, focusBeside(null));
  return (
    <Container spaced>
      <Stack gap={34}>
        <Stack as="header" direction="row" justify="between" align="end" gap={13}>
          <Stack gap={8}>
            <Heading level={1}>{t('lists.title')}</Heading>
            <Text tone="muted">{t('lists.text')}</Text>
          </Stack>
          {/* Without a list, the page's middle has the button. */}
          {!hasNone(lists) && (
            <Button startIcon={<PlusIcon />} onClick={() => setAsking(true)}>
              {t('lists.new')}
            </Button>
          )}
        </Stack>
        <OwnedFilter lists={lists} on={ownedOnly} />
        <Content lists={lists} onNew={() => setAsking(true)} />
      </Stack>
      {isAsking && (
        <NameLater
          title={t('lists.new')}
          submitLabel={t('lists.create')}
          onCancel={() => setAsking(false)}
          onSave={async (name) => {
            await lists.create(name);
            setAsking(false);
          }}
        />
      )}
    </Container>
  );
}

/** Whether there is no list, as far as the origin has said. */
const hasNone = ({ lists, moreDataAvailable, pages }: Lists) =>
  pages.state.status === 'done' && lists.length === 0 && !moreDataAvailable;

/** Shows the viewer's own lists alone, where there are others: by the address, so that Back undoes it. */
function OwnedFilter({ lists: { lists }, on }: { lists: Lists; on: boolean }) {
  const { t, path } = useSite();
  if (!on && !lists.some(({ ownership }) => ownership === 'shared')) return null;
  const href = path('watchlists', {}, on ? {} : { query: { ownership: 'owned' } });
  return (
    <FilterChips label={t('lists.filter')} chips={[{ href, label: t('lists.filter.owned'), on }]} />
  );
}

function Content({ lists: used, onNew }: { lists: Lists; onNew: () => void }) {
  const site = useSite();
  const { t } = site;
  const { lists, moreDataAvailable, pages, dispatch } = used;
  const { state, retry } = pages;
  if (state.status === 'loading') return <ListsLoading />;
  if (state.status === 'failed') {
    return (
      <FailureState
        title={t('lists.failed.title')}
        failure={state.failure}
        retry={retry}
        retryingLabel={t('lists.loading')}
      />
    );
  }
  if (hasNone(used)) {
    return (
      <EmptyState
        icon={<ListIcon />}
        title={t('lists.empty.title')}
        text={t('lists.empty.text')}
        actions={
          <Button startIcon={<PlusIcon />} onClick={onNew}>
            {t('lists.empty.action')}
          </Button>
        }
      />
    );
  }
  const { more } = state;
  return (
    <>
      <Grid shape="square" label={t('lists.title')}>
        {lists.map((list) => (
          <ListCard key={list.watchlistExternalId} list={list} dispatch={dispatch} />
        ))}
      </Grid>
      <LoadMore
        label={t('lists.more')}
        loaded={lists.length}
        hasMore={moreDataAvailable}
        countLabel={(loaded) => t('lists.count', { count: loaded })}
        arrivedLabel={(count) => t('lists.arrived', { count })}
        onLoad={pages.more}
        busy={more.status === 'loading'}
        busyLabel={t('lists.loading')}
        error={more.status === 'failed' && failureText(site, more.failure)}
      />
    </>
  );
}

function ListsLoading() {
  const { t } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('lists.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Grid shape="square">
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders that are all the same
            <CardSkeleton key={index} shape="square" />
          ))}
        </Grid>
      </div>
    </div>
  );
}
