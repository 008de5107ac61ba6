import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  libraryStory,
  listContent,
  listSummary,
  refusal,
  sampleTitles,
} from '../testing/library-story';
import { WatchlistsPage } from './WatchlistsPage';

const meta = {
  title: 'Library/Watchlists',
  component: WatchlistsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WatchlistsPage>;

export default meta;

const lists = (watchlists: readonly object[], moreDataAvailable = false) =>
  [200, { watchlists, pagingInfo: { moreDataAvailable } }] as const;

/** Lists of none to five titles, a shared one that was saved, and the name of one that is gone. */
export const Some = libraryStory('/watchlists', {
  '/watchlists': lists([
    ...['Nothing yet', 'One night', 'Two of a kind', 'Three rounds', 'Four corners'].map(
      (name, count) => listSummary(String(count), name, count),
    ),
    listSummary('5', 'A very long evening of very long names, told from the corner', 5),
    listSummary('s', 'Kim’s finals', 3, { ownership: 'shared', saved: true, ownerName: 'Kim' }),
    listSummary('g', 'Old favourites', 0, { ownership: 'shared', saved: true, gone: true }),
  ]),
});

export const Empty = libraryStory('/watchlists', { '/watchlists': lists([]) });

export const Loading = libraryStory('/watchlists', { '/watchlists': 'never' });

export const Failed = libraryStory('/watchlists', {
  '/watchlists': refusal(500, 'INTERNAL_ERROR'),
});

const one = (change: object = {}, content: readonly object[] = listContent) => ({
  '/new-watchlists/list-1-0123456789': [
    200,
    {
      watchlist: { ...listSummary('1', 'For the weekend', content.length), ...change },
      content,
      pagingInfo: { moreDataAvailable: false },
    },
  ] as const,
  '/graphql': [200, { data: { titles: sampleTitles } }] as const,
});
const AT = '/watchlists/owner-0123456789ab/list-1-0123456789';

/** The viewer’s own list; the last title is there no longer. */
export const OneList = libraryStory(AT, one());

/** The same, to be changed: handles, menus, and what else it can have. */
export const Editing = {
  ...libraryStory(AT, one()),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button', { name: /^(Edit|تعديل|Editar)$/ });
    if (buttons[0]) await userEvent.click(buttons[0]);
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(1);
  },
};

/** Another viewer’s, seen by its link. */
export const SharedByAnother = libraryStory(
  AT,
  one({ ownership: 'shared', ownerName: 'Kim', saved: false }),
);

export const EmptyList = libraryStory(AT, one({ isEmpty: true, size: 0, thumbnails: [] }, []));

/** A list that did not load is an empty one, and says why. */
export const ListFailed = libraryStory(AT, {
  '/new-watchlists/list-1-0123456789': refusal(500, 'INTERNAL_ERROR'),
});

export const ListGone = libraryStory(AT, {
  '/new-watchlists/list-1-0123456789': refusal(404, 'UNKNOWN_WATCHLIST'),
});
