import type { Site } from '@marquee/renderer';
import { WorkshopPage } from '@marquee/renderer/testing';
import { rail, sampleAnswer, workshopTitleSite } from '@marquee/titles/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../catalogue';

const meta = {
  title: 'Catalogue/Not found',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const samples = sampleAnswer.rails.flatMap(({ items }) => items.edges.map(({ node }) => node));
const videos = samples.filter(({ __typename }) => __typename === 'Video');

const story = (titles: typeof samples): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, {
        features: [catalogue],
        visit: {
          as: 'guest',
          answers: {
            '/graphql': [200, { data: { title: null, rails: [rail('titles', titles)] } }],
          },
        },
      }),
    }),
  ],
  render: (_, { loaded }) => (
    <WorkshopPage site={(loaded as { site: Site }).site} at="/video/gone" />
  ),
});

/** A title that is not there, and what is like it. */
export const LikeThese = story(videos);

/** There is nothing like it. */
export const NothingLikeIt = story([]);
