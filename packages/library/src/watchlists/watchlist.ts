import type { components } from '@marquee/origin-client';
import type { CardView } from '@marquee/titles';
import type { ListName } from '../rules/list-search';
import type { OpenList } from '../rules/list-state';

export type { ListName };

export type ListSummary = components['schemas']['WatchlistSummary'];

/** A title of a list; without a card the catalogue does not have it. */
export type ListItem = components['schemas']['WatchlistItem'] & { card?: CardView | undefined };

export type OneList = OpenList<ListSummary, ListItem>;

export const nameOf = ({ ownerExternalId, watchlistExternalId }: ListSummary): ListName => ({
  owner: ownerExternalId,
  id: watchlistExternalId,
});

/** The pictures of a list, for a mosaic. */
export const picturesOf = ({ thumbnails }: Pick<ListSummary, 'thumbnails'>) =>
  thumbnails.map((url) => ({ url, width: 1920, height: 1080 }));
