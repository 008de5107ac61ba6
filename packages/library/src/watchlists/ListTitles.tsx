import {
  Card,
  CardSkeleton,
  GRID_SIZES,
  Grid,
  LoadMore,
  VisuallyHidden,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { failureText } from '@marquee/renderer/failures';
import { TitleCard } from '@marquee/titles';
import { listSearch } from '../rules/list-search';
import { idOfTitle } from '../rules/list-state';
import type { UsedList } from './use-one-list';
import { type ListItem, nameOf, type OneList } from './watchlist';

interface ListTitlesProps {
  open: OneList;
  pages: UsedList['pages'];
}

/** The titles of a list, to look at. */
export function ListTitles({ open, pages }: ListTitlesProps) {
  const site = useSite();
  const { t } = site;
  const { head, content, moreDataAvailable } = open;
  const more = pages.state.status === 'done' ? pages.state.more : { status: 'idle' as const };
  return (
    <>
      <Grid shape="landscape" label={head.name}>
        {content.map((item) => (
          <ListTitle key={idOfTitle(item)} item={item} search={listSearch(nameOf(head))} />
        ))}
      </Grid>
      <LoadMore
        label={t('lists.moreTitles')}
        loaded={content.length}
        total={Math.max(head.size, content.length)}
        hasMore={moreDataAvailable}
        countLabel={(loaded, total) => t('lists.titleCount', { loaded, total })}
        arrivedLabel={(count) => t('lists.arrived', { count })}
        onLoad={pages.more}
        busy={more.status === 'loading'}
        busyLabel={t('lists.loading')}
        error={more.status === 'failed' && failureText(site, more.failure)}
      />
    </>
  );
}

/** A title, or the name of one that the catalogue has no longer. */
function ListTitle({ item, search }: { item: ListItem; search: string }) {
  const { t } = useSite();
  const { card, name, contentType } = item;
  if (card) {
    return (
      <TitleCard
        title={card}
        shape="landscape"
        sizes={GRID_SIZES.landscape}
        headingLevel={2}
        search={search}
      />
    );
  }
  return (
    <Card
      title={name ?? t('lists.titleGone')}
      kind={contentType}
      shape="landscape"
      state="ended"
      facts={t('lists.titleGone')}
      headingLevel={2}
    />
  );
}

export function ListTitlesLoading() {
  const { t } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('lists.loading')}</VisuallyHidden>
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
