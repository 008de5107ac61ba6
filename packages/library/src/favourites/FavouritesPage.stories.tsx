import type { Site } from '@marquee/renderer';
import { type WorkshopAnswers, WorkshopPage } from '@marquee/renderer/testing';
import { sampleAnswer, workshopTitleSite } from '@marquee/titles/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { library } from '../library';
import { FavouritesPage } from './FavouritesPage';

const meta = {
  title: 'Library/Favourites',
  component: FavouritesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FavouritesPage>;

export default meta;

/** Every video and replay among the sample titles, as the catalogue answers them. */
const titles = sampleAnswer.rails
  .flatMap(({ items }) => items.edges.map(({ node }) => node))
  .filter(
    (title) =>
      title.__typename === 'Video' ||
      (title.__typename === 'LiveEvent' && title.state === 'REPLAY'),
  );
const more = [
  'First rounds, last rounds',
  'A very long evening of very long names, told from the corner',
];
const all = titles.flatMap((title, place) => [
  title,
  ...(place === 0 ? more.map((name, index) => ({ ...title, id: `more-${index}`, name })) : []),
]);
const favourites = (ids: readonly string[], moreDataAvailable = false) =>
  [
    200,
    {
      vods: ids.map((id, index) => ({ id, place: String(ids.length - index) })),
      pagingInfo: { moreDataAvailable },
    },
  ] as const;

const story = (answers: WorkshopAnswers): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, { features: [library], visit: { as: {}, answers } }),
    }),
  ],
  render: (_, { loaded }) => (
    <WorkshopPage site={(loaded as { site: Site }).site} at="/favourites" />
  ),
});

/** The favourites of a viewer, whose hearts are full. On a screen without a mouse, hearts always show. */
export const Some = story({
  '/favourite/vods': favourites(all.map(({ id }) => id)),
  '/graphql': [200, { data: { titles: all } }],
});

export const Empty = story({ '/favourite/vods': favourites([]) });

export const Loading = story({ '/favourite/vods': 'never' });

export const Failed = story({
  '/favourite/vods': [
    500,
    { status: 500, code: 'INTERNAL_ERROR', messages: ['No.'], requestId: '01JD3V9' },
  ],
});
