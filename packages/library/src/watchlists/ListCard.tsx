import { Card, GRID_SIZES, ThumbnailMosaic } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { joinFacts } from '@marquee/titles';
import { ListMenu } from './ListMenu';
import { listPath } from './list-path';
import type { Lists } from './use-lists';
import { type ListSummary, nameOf, picturesOf } from './watchlist';

interface ListCardProps {
  list: ListSummary;
  dispatch: Lists['dispatch'];
}

/** A list as a card. One that is gone is a name that leads nowhere, and can be taken off. */
export function ListCard({ list, dispatch }: ListCardProps) {
  const site = useSite();
  const { t } = site;
  const { name, size, gone, ownership, ownerName } = list;
  const facts = gone
    ? t('lists.gone')
    : joinFacts([
        t('lists.titles', { count: size }),
        ownership === 'shared' && ownerName ? t('lists.by', { name: ownerName }) : null,
      ]);
  return (
    <Card
      href={gone ? undefined : listPath(site, nameOf(list))}
      title={name}
      kind="playlist"
      shape="square"
      sizes={GRID_SIZES.square}
      state={gone ? 'ended' : undefined}
      facts={facts}
      headingLevel={2}
      art={<ThumbnailMosaic images={picturesOf(list)} sizes={MOSAIC} />}
      actions={<ListMenu list={list} dispatch={dispatch} />}
    />
  );
}

/** Half a card: the width of one of its pictures. */
const MOSAIC = '(min-width: 1280px) 130px, (min-width: 560px) 14vw, 23vw';
